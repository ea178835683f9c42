import { enteredOf, operationOf } from "@tightlines/contract/score/entered-score";
import type { ScoreOperationInput, ScoreOutcome } from "@tightlines/contract/score/score-operation";
import type { ScoreResponse } from "@tightlines/contract/score/score-response";
import { applyOperation } from "@tightlines/domain/score/apply-operation";
import { emptyScore, type EnteredScore, scoreOf } from "@tightlines/domain/score/entered-score";
import { scoreEntry } from "@tightlines/domain/score/score-entry";
import type { RawScore, Score } from "@tightlines/domain/score/score";
import type { Waiting } from "../../../lib/outbox/outbox.ts";
import type { ScoreBook } from "./score-book.ts";

export type WaitingScore = Waiting<ScoreOperationInput, ScoreOutcome>;

/** One angler in one session. */
export interface Pair {
  sessionId: number;
  anglerId: number;
}

/** A score as this device shows it: what the server said last, with what was said here since. */
export interface ShownScore {
  entered: EnteredScore;
  /** The parts that the server has yet to hear of: fish and penalties by their id, the others by their name. */
  waiting: ReadonlySet<string>;
}

export function showScore(
  stored: ScoreResponse | undefined,
  operations: readonly WaitingScore[],
): ShownScore {
  let entered = stored ? enteredOf(stored) : emptyScore;
  const waiting = new Set<string>();
  for (const { body, answer } of operations) {
    // What was answered and is still here was not carried out: it is shown by itself.
    if (answer !== null || isIn(entered, body.id)) continue;
    const applied = applyOperation(entered, operationOf(body));
    if (applied.outcome !== "applied") continue;
    entered = applied.score;
    waiting.add(partName(body));
  }
  return { entered, waiting };
}

export function isAbout({ sessionId, anglerId }: Pair) {
  return ({ body }: WaitingScore) => body.sessionId === sessionId && body.anglerId === anglerId;
}

/** What it comes to by the rules so far; limits over several sessions are the results' business. */
export function totalOf(book: ScoreBook, entered: EnteredScore, pair: Pair): RawScore {
  const [raw] = scoreEntry(book.rules.catching, [{ day: 1, score: scoreByCodes(book, entered, pair) }]);
  return raw!;
}

/** A score as the rules read it: they know a species by its code. */
export function scoreByCodes({ species }: ScoreBook, entered: EnteredScore, pair: Pair): Score {
  const codes = new Map(species.map(({ id, code }) => [String(id), code]));
  const score = scoreOf(entered, { sessionId: pair.sessionId, entryId: pair.anglerId });
  const catches = score.catches.map((fish) => ({ ...fish, species: codes.get(fish.species) ?? "" }));
  return { ...score, catches };
}

/** What a part is called by, among those that wait. */
function partName(body: ScoreOperationInput): string {
  switch (body.kind) {
    case "add-catch":
    case "add-penalty":
      return body.id;
    case "change-catch":
    case "void-catch":
    case "restore-catch":
      return body.catchId;
    case "void-penalty":
      return body.penaltyId;
    case "set-weigh-in":
      return "weigh-in";
    case "set-presence":
      return "presence";
    case "sign":
      return "signature";
    case "check":
      return "check";
  }
}

/** An answer is kept before its operation is gone: for a moment, the device has both. */
function isIn({ catches, penalties }: EnteredScore, id: string): boolean {
  return [...catches, ...penalties].some((part) => part.id === id);
}
