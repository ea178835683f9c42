import { isDeepStrictEqual } from "node:util";
import { PASS_OPEN_ENTRIES } from "@tightlines/contract/limits";
import {
  scoreOperation,
  type ScoreOperationInput,
  type ScoreOutcome,
} from "@tightlines/contract/score/score-operation";
import { applyOperation } from "@tightlines/domain/score/apply-operation";
import type { EnteredScore } from "@tightlines/domain/score/entered-score";
import { partOf } from "@tightlines/domain/score/part-of";
import type { ScoreOperation } from "@tightlines/domain/score/score-operation";
import { type RowLock, share } from "../../platform/database/lock-rows.ts";
import type { ScoreOperationRow } from "../../platform/database/tables/score-operation.table.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import type { WaitingOperationRow } from "../../platform/database/tables/waiting-operation.table.ts";
import type { UserCaller } from "../../platform/identity/caller.ts";
import type { AnglerViewer } from "../angler/angler.presenter.ts";
import type { EventPartChange } from "../event/event-part.service.ts";
import { operationOf } from "@tightlines/contract/score/entered-score";
import { passViewer } from "./load-pass-desk.ts";
import type { PublishCorrections } from "./publish-corrections.ts";
import { refuseOwnCheck } from "./refuse-own-check.ts";
import { refuseOperation } from "./refuse-operation.ts";
import { keyOf, type ScoreDesk } from "./score-desk.ts";
import * as operationLog from "./score-operation.repository.ts";
import { presentScore, wholeViewer } from "./score.presenter.ts";
import * as scores from "./score.repository.ts";
import type { Pair } from "./score.repository.ts";
import { storeLogged } from "./store-operation.ts";
import { letWait } from "./waiting-operation.ts";
import * as waitingOperations from "./waiting-operation.repository.ts";

/** Who says it: somebody with an account, or whoever holds a pass. */
export interface Teller {
  userId: number | null;
  passId: number | null;
  /** Of the pass. */
  passName?: string;
  /** What they may see of the people whose scores they are answered. */
  viewer: AnglerViewer;
  /** Why this lies where they may neither say nor see anything. */
  outside?: (desk: ScoreDesk, pair: Pair) => ProblemError | undefined;
  /** Why they may not say this. */
  refuse?: (operation: ScoreOperationInput) => ProblemError | undefined;
  /** Who has taken it in from their device, where they did not send it themselves. */
  takenInBy?: number | null;
  /** When the server received it, where that was before now. */
  receivedAt?: Date;
  /** Whether it is judged as things stand, whatever it builds on. */
  isLast?: true;
}

/** What one call says, and who says it. */
export interface Said {
  operations: readonly ScoreOperationInput[];
  teller: Teller;
  /** What each of them looked like when it was sent. */
  hashes?: ReadonlyMap<ScoreOperationInput, string>;
}

export function userTeller({ userId }: Pick<UserCaller, "userId">): Teller {
  return { userId, passId: null, viewer: wholeViewer };
}

/** The event stays as it is, and so do the sessions that are locked before the desk is opened, which locks its own. */
export function scopeOf(sessionIds: readonly number[]): {
  topics: [];
  locks: readonly RowLock[];
  keepsEvent: true;
} {
  return { topics: [], locks: sessionIds.map((id) => share("session", id)), keepsEvent: true };
}

/** Carries out what one call says, each operation once and by itself: one that is refused holds no other back. */
export async function applyAtDesk(
  change: Change,
  desk: ScoreDesk,
  { publish, ...said }: Said & { publish: PublishCorrections },
): Promise<ScoreOutcome[]> {
  const outcomes = await sayAtDesk(change, desk, said);
  await clearDesk(change, desk, publish);
  return outcomes;
}

/** The same, for one of several calls that share a desk. */
export async function sayAtDesk(change: Change, desk: ScoreDesk, said: Said): Promise<ScoreOutcome[]> {
  const { operations, teller } = said;
  const made = new Map<ScoreOperationInput, Made>();
  for (const operation of operations.toSorted(byDevice))
    made.set(operation, await carryOut(change, desk, operation, said));
  const followed = operations.filter((operation) => isFollowed(desk, operation, made.get(operation)!));
  if (followed.length > 0) await lookAgain(change, followed, made);
  const shown = new Map(
    operations.flatMap((operation) => {
      const score = desk.scores.get(keyOf(operation));
      const isShown = score && score.row.revision > 0 && !teller.outside?.(desk, operation);
      return isShown ? [[keyOf(operation), score] as const] : [];
    }),
  );
  const presented = new Map(
    [...shown].map(([key, { row, catches, penalties }]) => {
      const card = { revision: row.revision, catches, penalties };
      return [key, presentScore(row, card, teller.viewer)];
    }),
  );
  return operations.map((operation) => {
    const { outcome, problem } = made.get(operation)!;
    return { id: operation.id, outcome, problem, score: presented.get(keyOf(operation)) ?? null };
  });
}

/**
 * Takes away the rows that were made to be locked, and about which nothing was said after all. What was corrected is published
 * anew.
 */
export async function clearDesk(change: Change, desk: ScoreDesk, publish: PublishCorrections): Promise<void> {
  const { trx, event } = change;
  const untold = [...desk.scores.values()].filter(({ row }) => row.revision === 0);
  await scores.deleteUntold(
    trx,
    event.id,
    untold.map(({ row }) => row.id),
  );
  if (desk.corrected.length > 0) await publish(change, desk.corrected);
}

/** Keeps in mind what is published anew: signing and checking change nothing that results follow from. */
export function noteCorrected(
  desk: ScoreDesk,
  { kind, sessionId, reason }: ScoreOperationInput,
  userId: number | null,
): void {
  if (kind === "sign" || kind === "check") return;
  if (desk.sessions.get(sessionId)?.status === "provisional")
    desk.corrected.push({ sessionId, reason, userId });
}

type Change = Omit<EventPartChange, "caller">;
type Made = Pick<ScoreOutcome, "outcome" | "problem">;

/** Whether it waited for something that came later in the same call. */
function isFollowed(desk: ScoreDesk, { id }: ScoreOperationInput, { outcome }: Made): boolean {
  return outcome === "waiting" && !desk.waiting.some((row) => row.id === id);
}

async function lookAgain(
  { trx, event }: Change,
  followed: readonly ScoreOperationInput[],
  made: Map<ScoreOperationInput, Made>,
): Promise<void> {
  const ids = followed.map(({ id }) => id);
  for (const { id, outcome, problem } of await operationLog.findByIds(trx, event.id, ids))
    for (const operation of followed)
      if (operation.id === id) made.set(operation, { outcome, problem: problem as Made["problem"] });
}

/** A device's operations follow each other, in whichever order the network has brought them. */
function byDevice(one: ScoreOperationInput, other: ScoreOperationInput): number {
  if (one.deviceId === null || one.deviceId !== other.deviceId) return 0;
  return (one.deviceNumber ?? 0) - (other.deviceNumber ?? 0);
}

/** Stores what it comes to, unless it was stored before, and keeps the desk up to date: the next may follow on it. */
async function carryOut(
  change: Change,
  desk: ScoreDesk,
  operation: ScoreOperationInput,
  { teller, hashes }: Said,
): Promise<Made> {
  const sentHash = hashes?.get(operation) ?? null;
  const { trx, event, alsoMove } = change;
  const judged = judge(desk, operation, teller);
  if (isEarly(judged) && !teller.isLast) {
    const waits = await letWait(trx, event.id, desk, operation, teller);
    if (waits === "waits") return { outcome: "waiting", problem: null };
    if (waits === "reused") return refused(new ProblemError("score-operation-id-reused"));
  }
  const own = judged.outcome === "applied" && (await refuseOwnCheck(change, desk, operation, teller));
  if (own) {
    const [kept] = await operationLog.findByIds(trx, event.id, [operation.id]);
    return kept ? answerAgain(kept, { operation, sentHash }) : refused(own);
  }
  if (judged.outcome !== "applied") {
    const full = await refuseToKeep(change, { operation, sentHash }, teller);
    if (full) return full;
  }
  const score = desk.scores.get(keyOf(operation));
  const { outcome, problem } = judged;
  const { id, sessionId, anglerId, kind, reason, deviceId, deviceNumber } = operation;
  const isOnScore = judged.entered !== null || (score !== undefined && score.row.revision > 0);
  const logged = {
    id,
    sessionId,
    anglerId,
    kind,
    reason,
    deviceId,
    deviceNumber,
    outcome,
    eventId: event.id,
    scoreId: isOnScore ? score!.row.id : null,
    userId: teller.userId,
    passId: teller.passId,
    takenInBy: teller.takenInBy ?? null,
    madeAt: new Date(operation.madeAt),
    said: write(operation),
    sentHash,
    problem: write(problem),
    before: write(judged.before),
    after: write(judged.after),
    ...(teller.receivedAt && { receivedAt: teller.receivedAt }),
  };
  const changed = score && judged.entered && judged.entered !== score.entered ? score : undefined;
  const isStored = await (changed
    ? storeLogged(trx, logged, changed, operation)
    : operationLog.insert(trx, logged));
  // Few are sent again: to look for them first would cost all the others.
  if (!isStored)
    return answerAgain((await operationLog.findByIds(trx, event.id, [id]))[0]!, { operation, sentHash });
  if (changed) {
    changed.entered = judged.entered!;
    alsoMove("score");
    noteCorrected(desk, operation, teller.userId);
    await operationLog.settleOwn(trx, event.id, operation, teller.userId);
  }
  if (desk.waiting.length > 0) await letFollow(change, desk, id);
  return judged;
}

/** Whether it is about something that nobody has said yet, as far as the server knows. */
function isEarly({ outcome, problem }: Judged): boolean {
  return outcome === "conflict" || problem?.code === "score-part-unknown";
}

/** Carries out what has waited for an operation that is stored now. Each of them may be waited for, too. */
async function letFollow(change: Change, desk: ScoreDesk, id: string): Promise<void> {
  const { trx, event } = change;
  if (desk.waiting.some((row) => row.id === id)) await waitingOperations.remove(trx, event.id, id);
  const following = desk.waiting.filter((row) => row.waitsFor === id);
  desk.waiting = desk.waiting.filter((row) => row.id !== id && row.waitsFor !== id);
  for (const row of following) {
    const operation = scoreOperation.parse(row.said);
    const said = { operations: [operation], teller: tellerOf(row) };
    const { outcome } = await carryOut(change, desk, operation, said);
    if (outcome !== "waiting") await waitingOperations.remove(trx, event.id, row.id);
  }
}

/** What a pass may not say was refused before it had to wait. */
export function tellerOf({ userId, passId, takenInBy, receivedAt }: WaitingOperationRow): Teller {
  return { userId, passId, takenInBy, receivedAt, viewer: passId === null ? wholeViewer : passViewer };
}

/**
 * What is not carried out waits for a decision. Whoever has a pass may send anything, invented ids included: what is beyond
 * a limit is refused and not kept. What was kept before answers what it answered.
 */
async function refuseToKeep(
  { trx, event }: Change,
  sent: Sent,
  { passId, passName: name = "" }: Teller,
): Promise<Made | undefined> {
  if (passId === null) return undefined;
  const limit = PASS_OPEN_ENTRIES;
  if ((await operationLog.countOpenOfPass(trx, event.id, passId, limit)) < limit) return undefined;
  const [kept] = await operationLog.findByIds(trx, event.id, [sent.operation.id]);
  return kept
    ? answerAgain(kept, sent)
    : refused(new ProblemError("pass-too-many-open", { facts: { name, limit } }));
}

/** An operation as it is read today, and the hash of what was sent. */
interface Sent {
  operation: ScoreOperationInput;
  sentHash: string | null;
}

/** What was sent again answers what it answered, and changes nothing. */
function answerAgain(row: ScoreOperationRow, sent: Sent): Made {
  if (!isSentAgain(row, sent)) return refused(new ProblemError("score-operation-id-reused"));
  const { outcome, problem } = row;
  return { outcome: outcome === "applied" ? "repeated" : outcome, problem: problem as Made["problem"] };
}

/**
 * The same bytes are the same operation, however a later version of the product reads them. So is what means the same, read
 * as it is today: a later version of the page may write it differently.
 */
function isSentAgain({ said, sentHash }: ScoreOperationRow, sent: Sent): boolean {
  if (sentHash !== null && sentHash === sent.sentHash) return true;
  return isDeepStrictEqual(scoreOperation.safeParse(said).data, sent.operation);
}

/** What an operation comes to, with the part of the score that it changes. */
interface Judged extends Made {
  outcome: "applied" | "conflict" | "refused";
  before: object | null;
  after: object | null;
  /** The score from now on; null where it stays as it is. */
  entered: EnteredScore | null;
}

function judge(desk: ScoreDesk, operation: ScoreOperationInput, teller: Teller): Judged {
  const problem =
    teller.outside?.(desk, operation) ??
    refuseOperation(desk, operation, new Date(), teller.viewer) ??
    teller.refuse?.(operation);
  if (problem) return refused(problem);
  return judgeAgainst(desk.scores.get(keyOf(operation))!.entered, operationOf(operation));
}

export function judgeAgainst(entered: EnteredScore, operation: ScoreOperation): Judged {
  const result = applyOperation(entered, operation);
  if (result.outcome === "unknown-part") return refused(new ProblemError("score-part-unknown"));
  const before = partOf(entered, operation);
  if (result.outcome === "conflict")
    return { outcome: "conflict", problem: null, before, after: null, entered: null };
  const after = partOf(result.score, operation);
  return { outcome: "applied", problem: null, before, after, entered: result.score };
}

function refused(problem: ProblemError): Judged {
  return { outcome: "refused", problem: problem.answer, before: null, after: null, entered: null };
}

/** JSONB goes in as text: the driver would turn an array into a PostgreSQL array. */
export function write(value: object | null): string | null {
  return value && JSON.stringify(value);
}
