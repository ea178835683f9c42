import type { Endpoint } from "./endpoint.ts";

/** The name that a caller gives to one change, so that sending it again does it once. */
export const IDEMPOTENCY_KEY_HEADER = "idempotency-key";

/** On an answer that was kept: nothing was done this time. */
export const REPLAYED_HEADER = "idempotent-replayed";

/** So long it may be, in printable ASCII. */
export const IDEMPOTENCY_KEY_LENGTH = 100;

/** For so long an answer is kept. */
export const IDEMPOTENCY_KEY_HOURS = 48;

/**
 * Whether a call can be named by a key. An upload cannot: it may arrive for minutes, and the same image again is the same
 * upload anyway. Nor can a call whose answer must not be kept.
 */
export function takesIdempotencyKey({
  method,
  upload,
  hasSecret,
}: Pick<Endpoint, "method" | "upload" | "hasSecret">): boolean {
  return (method === "POST" || method === "PATCH") && !upload && !hasSecret;
}
