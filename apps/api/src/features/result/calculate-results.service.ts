import type { CalculateInput } from "@tightlines/contract/result/result";
import { tell } from "@tightlines/contract/problem/problem";
import type { Db } from "../../platform/database/schema.ts";
import type { SessionRow } from "../../platform/database/tables/session.table.ts";
import type { EventCall } from "../../platform/http/call.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { changeEventPart } from "../event/event-part.service.ts";
import * as groups from "../group/group.repository.ts";
import { labelOf } from "../session/session-label.ts";
import { computeAll } from "./kept-results.ts";
import { loadFacts, type ResultFacts } from "./result-facts.ts";
import { publishVersion } from "./publish-version.ts";
import { refuseUnpublishable } from "./refuse-unpublishable.ts";
import type { ListedVersion } from "./result-version.repository.ts";

/**
 * Computes the results as they stand and keeps them under the next number. Under the event's lock: a score that arrives
 * meanwhile waits, so that the facts are those of one moment.
 */
export function calculateResults(call: EventCall, input: CalculateInput): Promise<ListedVersion> {
  return changeEventPart(call, { topics: [] }, async (change) => {
    const { trx, event, caller } = change;
    const facts = await loadFacts(trx, event.id, []);
    const session = findSession(facts, input.sessionId);
    const group = await findGroup(trx, event.id, input.groupId);
    refuseEmpty(facts, session);
    refuseUnpublishable(facts, session);
    return publishVersion(change, computeAll(facts), {
      sessionNumber: session?.number ?? null,
      groupCode: group?.code ?? null,
      cause: "calculated",
      reason: input.reason,
      userId: caller.userId,
    });
  });
}

function findSession({ sessions }: ResultFacts, id: number | undefined): SessionRow | undefined {
  if (id === undefined) return undefined;
  const session = sessions.find((each) => each.id === id);
  if (!session) throw new ProblemError("session-not-found", { fields: { sessionId: [tell("not-in-list")] } });
  return session;
}

function refuseEmpty({ scores }: ResultFacts, session: SessionRow | undefined): void {
  if (!session) {
    if (scores.size === 0) throw new ProblemError("result-no-scores");
    return;
  }
  const refuse = (why: "practice" | "rest" | "cancelled" | "empty") =>
    new ProblemError("result-session-counts-nothing", { facts: { session: labelOf(session), why } });
  if (session.kind !== "official") throw refuse(session.kind);
  if (session.status === "cancelled") throw refuse("cancelled");
  if (![...scores.values()].some(({ sessionId }) => sessionId === session.id)) throw refuse("empty");
}

async function findGroup(db: Db, eventId: number, id: number | undefined) {
  if (id === undefined) return undefined;
  const group = await groups.findById(db, eventId, id);
  if (!group) throw new ProblemError("group-not-found", { fields: { groupId: [tell("not-in-list")] } });
  return group;
}
