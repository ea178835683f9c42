import { encodeHex } from "@tightlines/domain/random/encode-hex";
import { keep, readKept } from "../../../lib/outbox/kept.ts";
import { hashSecret, shelfOf } from "./kept-pass.ts";
import type { Pair, WaitingScore } from "./shown-score.ts";

/** What this device has given an angler who confirmed: behind the secret stands what they have signed. */
export interface Receipt {
  secret: string;
  /** Of what they saw. */
  hash: string;
}

/** Made without the server: the link is good as soon as the signature has reached it. */
export function newReceipt(hash: string): Receipt & { receiptHash: string } {
  const secret = encodeHex(crypto.getRandomValues(new Uint8Array(16)));
  return { secret, hash, receiptHash: hashSecret(secret) };
}

export async function keepReceipt(pass: string, pair: Pair, { secret, hash }: Receipt): Promise<void> {
  await keep(receiptName(pass, pair), { secret, hash });
}

export async function readReceipt(pass: string, pair: Pair): Promise<Receipt | undefined> {
  return readKept<Receipt>(receiptName(pass, pair));
}

/** Whether the signature of a receipt is still on this device alone. */
export function isReceiptWaiting({ secret }: Receipt, waiting: readonly WaitingScore[]): boolean {
  const receiptHash = hashSecret(secret);
  return waiting.some(
    ({ body, answer }) => answer === null && body.kind === "sign" && body.receiptHash === receiptHash,
  );
}

export function receiptLink({ secret }: Receipt): string {
  return `${window.location.origin}/receipt#${secret}`;
}

function receiptName(pass: string, { sessionId, anglerId }: Pair): string {
  return `${shelfOf(pass)}receipt ${sessionId} ${anglerId}`;
}
