import { createHash } from "node:crypto";
import {
  IDEMPOTENCY_KEY_HEADER,
  IDEMPOTENCY_KEY_LENGTH,
  SEALING_KEY_LENGTH,
} from "@tightlines/contract/idempotency-key";
import type { FastifyRequest } from "fastify";
import { ProblemError } from "../http/problem-error.ts";
import { addressKey } from "../http/rate-limit.ts";
import type { Caller } from "../identity/caller.ts";
import { createSeal, type Seal } from "./seal.ts";

/** A change with the name that its caller gave to it. */
export interface NamedCall {
  caller: string;
  /** As it was sent. Where the answer is sealed by it only its hash. */
  key: string;
  /** Equal for the same method, address and body alone. */
  fingerprint: string;
  /** For an answer that holds a secret. */
  seal?: Seal;
}

const PRINTABLE = new RegExp(`^[\\x20-\\x7e]{1,${IDEMPOTENCY_KEY_LENGTH}}$`);

/** `content` is what the endpoint reads of the request; what it leaves unread makes no difference. */
export function readNamedCall(
  { method, url, ip, headers }: FastifyRequest,
  caller: Caller,
  { content, hasSecret = false }: { content: unknown; hasSecret?: boolean | undefined },
): NamedCall | undefined {
  const key = headers[IDEMPOTENCY_KEY_HEADER];
  if (key === undefined) return undefined;
  if (typeof key !== "string" || !PRINTABLE.test(key))
    throw new ProblemError("idempotency-key-malformed", { facts: { max: IDEMPOTENCY_KEY_LENGTH } });
  if (hasSecret && key.length < SEALING_KEY_LENGTH)
    throw new ProblemError("idempotency-key-short", { facts: { min: SEALING_KEY_LENGTH } });
  return {
    caller: caller.kind === "guest" ? hashOf(addressKey(ip)) : caller.uid,
    ...(hasSecret ? { key: hashOf(key), seal: createSeal(key) } : { key }),
    fingerprint: hashOf(JSON.stringify([method, url, content ?? null])),
  };
}

export function hashOf(text: string | Buffer): string {
  return createHash("sha256").update(text).digest("base64url");
}
