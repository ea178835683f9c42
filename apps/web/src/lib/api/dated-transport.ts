import { noteServerDate } from "../clock.ts";
import type { Transport } from "./api.ts";
import { browserTransport } from "./browser-transport.ts";

/** For pages that depend on the device's clock: compares it with the server's at every answer. */
export const datedTransport: Transport = async (request) => {
  const sentAt = Date.now();
  const answer = await browserTransport(request);
  noteServerDate(answer.date ?? null, sentAt, Date.now());
  return answer;
};
