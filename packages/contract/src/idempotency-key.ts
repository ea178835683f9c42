import type { Endpoint } from "./endpoint.ts";

/** The name that a caller gives to one change, so that sending it again does it once. */
export const IDEMPOTENCY_KEY_HEADER = "idempotency-key";

/** On an answer that was kept: nothing was done this time. */
export const REPLAYED_HEADER = "idempotent-replayed";

/** So long it may be, in printable ASCII. */
export const IDEMPOTENCY_KEY_LENGTH = 100;

/** For so long an answer is kept. */
export const IDEMPOTENCY_KEY_HOURS = 48;

/** So long it must be where it seals an answer with a secret: nobody guesses a key that a program has drawn. */
export const SEALING_KEY_LENGTH = 20;

/**
 * Whether a call can be named by a key. An image cannot: it may arrive for minutes, and the same image again is the same
 * upload anyway. Nor can a guest who holds a secret: what they send has ids of its own, or changes nothing.
 */
export function takesIdempotencyKey({
  method,
  upload,
  uploadBytes,
  hasSecret,
  access,
}: Pick<Endpoint, "method" | "upload" | "uploadBytes" | "hasSecret" | "access">): boolean {
  if (method !== "POST" && method !== "PATCH") return false;
  if (upload && uploadBytes === undefined) return false;
  return !hasSecret || access !== "guest";
}
