import type { CalculateInput } from "@tightlines/contract/result/result";
import { tell } from "@tightlines/contract/problem/problem";
import type { UnitOfRanking } from "@tightlines/domain/ruleset/ruleset";
import { findFreeze } from "@tightlines/domain/score/find-freeze";
import type { Db } from "../../platform/database/schema.ts";
import type { SessionRow } from "../../platform/database/tables/session.table.ts";
import type { EventCall } from "../../platform/http/call.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { requireFound } from "../../platform/http/require-found.ts";
import { changeEventPart } from "../event/event-part.service.ts";
import * as groups from "../group/group.repository.ts";
import { labelOf } from "../session/session-label.ts";
import { hashFacts } from "./compute-facts.ts";
import { computeAll } from "./kept-results.ts";
import { loadFacts, type ResultFacts } from "./result-facts.ts";
import { storeTables } from "./result-version.ts";
import * as versions from "./result-version.repository.ts";

/**
 * Computes the results as they stand and keeps them under the next number. Under the event's lock: a score that arrives
 * meanwhile waits, so that the facts are those of one moment.
 */
export function calculateResults(call: EventCall, input: CalculateInput): Promise<versions.ListedVersion> {
  return changeEventPart(call, { topics: ["result"] }, async ({ trx, event, caller, record }) => {
    const facts = await loadFacts(trx, event.id, []);
    const session = findSession(facts, input.sessionId);
    const group = await findGroup(trx, event.id, input.groupId);
    refuseEmpty(facts, session);
    refuseUndrawn(facts, session);
    refuseHidden(facts);
    const computed = computeAll(facts);
    const latest = await versions.findLatest(trx, event.id);
    const about = {
      sessionNumber: session?.number ?? null,
      groupCode: group?.code ?? null,
      factsHash: hashFacts(facts.ruleset, computed.competition),
    };
    if (latest && isSame(latest, about)) return latest;
    const number = (latest?.number ?? 0) + 1;
    const { reason } = input;
    const { rulesetVersion } = computed.results;
    const id = await versions.insert(trx, {
      eventId: event.id,
      number,
      ...about,
      rulesetVersion,
      tables: storeTables(computed),
      reason,
      userId: caller.userId,
    });
    const after = { number, ...about, rulesetVersion };
    await record({
      noun: "result",
      nounId: id,
      action: "create",
      before: null,
      after,
      reason: reason || null,
    });
    return requireFound(await versions.findLatest(trx, event.id), "result-version-not-found");
  });
}

/** What is published everybody reads, and so nothing is while the last minutes of a session are hidden (Y8 [S84]). */
function refuseHidden({ ruleset, sessions }: ResultFacts): void {
  const now = new Date();
  const hidden = sessions.find((session) => findFreeze(session, ruleset.publication, now));
  if (hidden) throw new ProblemError("result-hidden", { facts: { session: labelOf(hidden) } });
}

type About = Pick<versions.ListedVersion, "sessionNumber" | "groupCode" | "factsHash">;

function isSame(one: About, other: About): boolean {
  return (
    one.factsHash === other.factsHash &&
    one.sessionNumber === other.sessionNumber &&
    one.groupCode === other.groupCode
  );
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

/** Who fishes against whom is known by the draw, unless everybody fishes against everybody or a group against itself. */
const byPlace: ReadonlySet<UnitOfRanking> = new Set(["sector", "sub-sector", "boat"]);

function refuseUndrawn(
  { ruleset, sessions, placements, scores }: ResultFacts,
  only: SessionRow | undefined,
): void {
  if (!byPlace.has(ruleset.unit)) return;
  const drawn = new Set(placements.map(({ sessionId }) => sessionId));
  const scored = new Set([...scores.values()].map(({ sessionId }) => sessionId));
  const undrawn = sessions.find(
    (session) =>
      (only === undefined || session.id === only.id) &&
      session.kind === "official" &&
      session.status !== "cancelled" &&
      scored.has(session.id) &&
      !drawn.has(session.id),
  );
  if (undrawn) throw new ProblemError("result-session-undrawn", { facts: { session: labelOf(undrawn) } });
}
