import { noteServerDate } from "../clock.ts";
import { KEPT_HEADER, noteSignal } from "../signal.ts";
import type { Transport } from "./api.ts";

/** Cross-origin mode and JSON answers (docs/seed-conformance.md, section 7). */
export const browserTransport: Transport = async ({ method, url, headers, body }) => {
  const sentAt = Date.now();
  const response = await fetch(url, {
    method,
    headers,
    mode: "cors",
    credentials: "omit",
    ...(body !== undefined && { body }),
  }).catch((error: unknown) => {
    noteSignal(false);
    throw error;
  });
  const isKept = response.headers.has(KEPT_HEADER);
  noteSignal(!isKept);
  if (!isKept) noteServerDate(response.headers.get("date"), sentAt, Date.now());
  return { status: response.status, text: await response.text() };
};
