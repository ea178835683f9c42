import type { ScoreOutcome } from "@tightlines/contract/score/score-operation";
import type { Db } from "../../platform/database/schema.ts";
import { traceOf } from "../../platform/http/trace-of.ts";
import type { Log } from "../../platform/log.ts";
import { changeEventAlone } from "../event/event-part.service.ts";
import { clearDesk, type Said, sayAtDesk, scopeOf } from "./apply-scores.service.ts";
import { type PublishCorrections, scopeAbout } from "./publish-corrections.ts";
import { openDesk } from "./score-desk.ts";

/**
 * Carries out what devices have sent. What arrives while a transaction about the same event is under way is carried out
 * in the next one, together: what each call would ask the database is asked once for all, and the topic is counted up
 * once. Nobody waits for a score that somebody else holds: whose call is about such a score waits for it alone.
 */
export function applyScores(
  db: Db,
  eventId: number,
  said: Said,
  { log, publish }: ScoreTools,
): Promise<ScoreOutcome[]> {
  // A call with an idempotency key is one transaction with its key.
  if (db.isTransaction) return applyAlone(db, eventId, { ...said, publish });
  return new Promise((resolve, reject) => {
    const lines = linesOf(db);
    const line = lines.get(eventId);
    const call = { ...said, log, publish, resolve, reject };
    if (line) line.push(call);
    else void serveLine(db, eventId, [call]);
  });
}

export interface ScoreTools {
  log: Log;
  publish: PublishCorrections;
}

type PublishedCall = Said & Pick<ScoreTools, "publish">;

interface WaitingCall extends PublishedCall {
  log: Log;
  resolve: (outcomes: ScoreOutcome[]) => void;
  reject: (error: unknown) => void;
}

/** So many operations at most, unless one call alone has more: nobody waits long for those before them. */
const TOGETHER = 100;

/** A call that waits longer for a row is answered that the product is busy: the device sends it again by itself. */
const PATIENCE_MS = 5_000;

/** Who waits, by event; an event that nobody speaks of has no line. */
const lines = new WeakMap<Db, Map<number, WaitingCall[]>>();

function linesOf(db: Db): Map<number, WaitingCall[]> {
  const known = lines.get(db) ?? new Map<number, WaitingCall[]>();
  lines.set(db, known);
  return known;
}

async function serveLine(db: Db, eventId: number, line: WaitingCall[]): Promise<void> {
  linesOf(db).set(eventId, line);
  while (line.length > 0) await serveCalls(db, eventId, takeNext(line));
  linesOf(db).delete(eventId);
}

function takeNext(line: WaitingCall[]): WaitingCall[] {
  let operations = 0;
  const last = line.findIndex((call) => (operations += call.operations.length) > TOGETHER);
  return line.splice(0, last === -1 ? line.length : Math.max(1, last));
}

/**
 * Where the shared transaction fails, its calls are tried one after the other: whatever failed may fail again, and must
 * not do so on every connection at once. Whose score somebody else holds waits for it alone, and holds nobody up.
 */
async function serveCalls(db: Db, eventId: number, calls: readonly WaitingCall[]): Promise<void> {
  try {
    const outcomes = await applyTogether(db, eventId, calls, { skipsHeld: true });
    for (const [index, call] of calls.entries()) answerCall(db, eventId, call, outcomes[index]);
  } catch (error) {
    if (calls.length === 1) return calls[0]!.reject(error);
    logFailure(calls, error);
    for (const call of calls) await serveCalls(db, eventId, [call]);
  }
}

function answerCall(db: Db, eventId: number, call: WaitingCall, own: ScoreOutcome[] | undefined): void {
  if (own) call.resolve(own);
  else applyAlone(db, eventId, call).then(call.resolve, call.reject);
}

/** Without the message, which may quote what somebody typed. The call that fails alone is logged with its request. */
function logFailure(calls: readonly WaitingCall[], error: unknown): void {
  const { name, code, stack } = error as Error & { code?: string };
  const facts = { calls: calls.length, error: name, code, trace: traceOf({ stack }) };
  calls[0]!.log.warn(facts, "scores could not be stored together");
}

async function applyAlone(db: Db, eventId: number, said: PublishedCall): Promise<ScoreOutcome[]> {
  const [outcomes] = await applyTogether(db, eventId, [said], { skipsHeld: false });
  return outcomes!;
}

/** Undefined for a call about a score that somebody else holds, where those are skipped. */
async function applyTogether(
  db: Db,
  eventId: number,
  calls: readonly PublishedCall[],
  { skipsHeld }: { skipsHeld: boolean },
): Promise<(ScoreOutcome[] | undefined)[]> {
  const operations = calls.flatMap((call) => call.operations);
  const sessionIds = [...new Set(operations.map(({ sessionId }) => sessionId))];
  const scope = await scopeAbout(db, eventId, sessionIds, scopeOf([]));
  return changeEventAlone(db, eventId, { ...scope, waitsMs: PATIENCE_MS }, async (change) => {
    const desk = await openDesk(change.trx, eventId, operations, { skipsHeld });
    const outcomes: (ScoreOutcome[] | undefined)[] = [];
    for (const call of calls) {
      const isServed = call.operations.every((operation) => !desk.isHeld(operation));
      outcomes.push(isServed ? await sayAtDesk(change, desk, call) : undefined);
    }
    await clearDesk(change, desk, calls[0]!.publish);
    return outcomes;
  });
}
