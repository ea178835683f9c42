import { noteServerDate } from "../clock.ts";
import type { Transport } from "./api.ts";
import { browserTransport } from "./browser-transport.ts";

/** On a bar of signal a connection can hang for minutes. What was sent has a name of its own and is sent again. */
const PATIENCE_MS = 30_000;

/** For pages that depend on the device's clock: compares it with the server's at every answer. */
export const datedTransport: Transport = async (request) => {
  const sentAt = Date.now();
  const answer = await browserTransport({ ...request, signal: AbortSignal.timeout(PATIENCE_MS) });
  noteServerDate(answer.date ?? null, sentAt, Date.now());
  return answer;
};
