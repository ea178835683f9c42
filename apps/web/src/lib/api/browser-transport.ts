import { KEPT_HEADER, noteSignal } from "../signal.ts";
import type { Transport } from "./api.ts";

/** Cross-origin mode and JSON answers (docs/seed-conformance.md, section 7). */
export const browserTransport: Transport = async ({ method, url, headers, body, signal }) => {
  const response = await fetch(url, {
    method,
    headers,
    mode: "cors",
    credentials: "omit",
    ...(body !== undefined && { body }),
    ...(signal && { signal }),
  }).catch((error: unknown) => {
    noteSignal(false);
    throw error;
  });
  noteSignal(!response.headers.has(KEPT_HEADER));
  return { status: response.status, text: await response.text(), date: response.headers.get("date") };
};
