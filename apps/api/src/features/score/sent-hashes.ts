import type { ScoreOperationInput } from "@tightlines/contract/score/score-operation";
import { hashCanonical } from "../../platform/http/hash-canonical.ts";

/** What each operation of a call looked like when it was sent, before any schema has read it. */
export function hashSent(
  operations: readonly ScoreOperationInput[],
  body: unknown,
): Map<ScoreOperationInput, string> {
  const sent = (body as { operations: unknown[] }).operations;
  return new Map(operations.map((operation, place) => [operation, hashCanonical(sent[place])]));
}
