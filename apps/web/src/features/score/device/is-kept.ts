import type { ScoreOutcome } from "@tightlines/contract/score/score-operation";

/** Refused without being kept: the server could not read it, has another entry under its id, keeps no more of this pass, or needs no decision about it. */
const unkept = new Set([
  "invalid-input",
  "malformed-json",
  "malformed-request",
  "too-large",
  "score-operation-id-reused",
  "pass-too-many-open",
  "score-check-own",
]);

/** Whether the organizer sees what was refused, and can still accept it. */
export function isKept(answer: Pick<ScoreOutcome, "problem"> | null): boolean {
  return !unkept.has(answer?.problem?.code ?? "");
}
