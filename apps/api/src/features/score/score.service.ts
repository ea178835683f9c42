import { randomUUID } from "node:crypto";
import type { ScoreInput, ScorePatch } from "@tightlines/contract/score/score";
import type { ScoreOperationInput } from "@tightlines/contract/score/score-operation";
import type { ScoreResponse } from "@tightlines/contract/score/score-response";
import { tell } from "@tightlines/contract/problem/problem";
import type { Db } from "../../platform/database/schema.ts";
import type { EventCall } from "../../platform/http/call.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { requireFound } from "../../platform/http/require-found.ts";
import type { AnglerViewer } from "../angler/angler.presenter.ts";
import { changeEventPart, type EventPartChange } from "../event/event-part.service.ts";
import { labelOf } from "../session/session-label.ts";
import { applyAtDesk, scopeOf, userTeller } from "./apply-scores.service.ts";
import { type PublishCorrections, scopeAbout } from "./publish-corrections.ts";
import { refuseOperation } from "./refuse-operation.ts";
import { keyOf, openDesk, type ScoreDesk } from "./score-desk.ts";
import { presentScores, wholeViewer } from "./score.presenter.ts";
import * as scores from "./score.repository.ts";

export async function getScore(
  db: Db,
  eventId: number,
  id: number,
  viewer: AnglerViewer,
): Promise<ScoreResponse> {
  const listed = await scores.findListed(db, eventId, [id]);
  return requireFound((await presentScores(db, eventId, listed, viewer))[0], "score-not-found");
}

/** Enters a whole score by the same operations that devices send. */
export async function addScore(
  call: EventCall,
  input: ScoreInput,
  publish: PublishCorrections,
): Promise<ScoreResponse> {
  const { sessionId, anglerId, presence, lateMinutes, weighIn, catches, reason } = input;
  const say = sayAbout({ sessionId, anglerId, reason });
  const operations = [
    say({ kind: "set-presence", seen: null, presence, lateMinutes }),
    ...(weighIn ? [say({ kind: "set-weigh-in", seen: null, weighIn })] : []),
    ...catches.map((fish) => say({ kind: "add-catch", catch: fish })),
  ];
  const scope = await scopeAbout(call.db, call.event.id, [sessionId], scopeOf([sessionId]));
  return changeEventPart(call, scope, async (change) => {
    const { trx, event } = change;
    const desk = await openDesk(trx, event.id, operations);
    const angler = desk.anglers.get(anglerId);
    const session = desk.sessions.get(sessionId);
    if (!session)
      throw new ProblemError("session-not-found", { fields: { sessionId: [tell("session-not-here")] } });
    if (!angler)
      throw new ProblemError("angler-not-found", { fields: { anglerId: [tell("angler-not-here")] } });
    if (desk.scores.get(keyOf(input))!.row.revision > 0)
      throw new ProblemError("score-exists", {
        facts: { name: `${angler.firstName} ${angler.lastName}`, session: labelOf(session) },
      });
    return applyAll(change, desk, { operations, publish });
  });
}

export async function changeScore(
  call: EventCall,
  id: number,
  patch: ScorePatch,
  publish: PublishCorrections,
): Promise<ScoreResponse> {
  const { presence, lateMinutes, weighIn, reason, revision } = patch;
  return changeAll(call, id, { revision, reason, publish }, (score, say) => {
    const isPresenceGiven = presence !== undefined || lateMinutes !== undefined;
    return [
      ...(isPresenceGiven
        ? [
            say({
              kind: "set-presence",
              seen: score.presenceSaidBy,
              presence: presence ?? score.presence,
              lateMinutes: lateMinutes ?? score.lateMinutes,
            }),
          ]
        : []),
      ...(weighIn === undefined ? [] : [say({ kind: "set-weigh-in", seen: score.weighInSaidBy, weighIn })]),
    ];
  });
}

/**
 * Nothing on it counts any more, neither fish nor that somebody was absent or late. It stays with everything that was said, and
 * can be entered anew: nobody has to have seen what was voided.
 */
export function deleteScore(
  call: EventCall,
  id: number,
  seen: { revision?: number | undefined; reason: string },
  publish: PublishCorrections,
): Promise<ScoreResponse> {
  const decide: Decide = (score, say) => [
    ...score.catches
      .filter(({ voidReason }) => voidReason === null)
      .map((fish) => say({ kind: "void-catch", catchId: fish.id, seen: fish.saidBy })),
    ...score.penalties
      .filter(({ voidReason }) => voidReason === null)
      .map((penalty) => say({ kind: "void-penalty", penaltyId: penalty.id, seen: penalty.saidBy })),
    ...(score.weighIn ? [say({ kind: "set-weigh-in", seen: score.weighInSaidBy, weighIn: null })] : []),
    ...(score.presenceSaidBy === null
      ? []
      : [say({ kind: "set-presence", seen: score.presenceSaidBy, presence: "fished", lateMinutes: 0 })]),
  ];
  return changeAll(call, id, { ...seen, publish }, decide, async ({ trx, event }) => {
    await scores.update(trx, { eventId: event.id, id }, { presenceSaidBy: null });
    return getScore(trx, event.id, id, wholeViewer);
  });
}

/** Whatever one of these says, in one transaction: all of them, or none. */
async function changeAll(
  call: EventCall,
  id: number,
  { revision, reason, publish }: Seen,
  decide: Decide,
  finish?: (change: EventPartChange) => Promise<ScoreResponse>,
): Promise<ScoreResponse> {
  const { sessionId, anglerId } = await getScore(call.db, call.event.id, id, wholeViewer);
  const scope = await scopeAbout(call.db, call.event.id, [sessionId], scopeOf([sessionId]));
  return changeEventPart(call, scope, async (change) => {
    const { trx, event, requireSeen } = change;
    await scores.openPairs(trx, event.id, [{ sessionId, anglerId }]);
    const score = await getScore(trx, event.id, id, wholeViewer);
    await requireSeen("score", score, revision, (row) => row);
    const operations = decide(score, sayAbout({ sessionId, anglerId, reason }));
    if (operations.length === 0) return score;
    const desk = await openDesk(trx, event.id, operations);
    const answer = await applyAll(change, desk, { operations, publish });
    return finish ? finish(change) : answer;
  });
}

async function applyAll(
  change: EventPartChange,
  desk: ScoreDesk,
  said: { operations: readonly ScoreOperationInput[]; publish: PublishCorrections },
): Promise<ScoreResponse> {
  for (const operation of said.operations) {
    const problem = refuseOperation(desk, operation, new Date(), wholeViewer);
    if (problem) throw problem;
  }
  const outcomes = await applyAtDesk(change, desk, { ...said, teller: userTeller(change.caller) });
  return requireFound(outcomes[0]?.score ?? undefined, "score-not-found");
}

interface Seen {
  revision?: number | undefined;
  reason: string;
  publish: PublishCorrections;
}

type Decide = (score: ScoreResponse, say: Say) => ScoreOperationInput[];
type Say = (step: Step) => ScoreOperationInput;
type Envelope = "id" | "sessionId" | "anglerId" | "madeAt" | "deviceId" | "deviceNumber" | "reason";
type Step = ScoreOperationInput extends infer Each
  ? Each extends unknown
    ? Omit<Each, Envelope>
    : never
  : never;

function sayAbout(about: { sessionId: number; anglerId: number; reason: string }): Say {
  const madeAt = new Date().toISOString();
  return (step) => ({ ...step, ...about, id: randomUUID(), madeAt, deviceId: null, deviceNumber: null });
}
