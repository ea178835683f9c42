import { RULESET_VERSIONS } from "@tightlines/contract/limits";
import { isDeepStrictEqual } from "node:util";
import { type RulesetCode, tell, type Told } from "@tightlines/contract/problem/problem";
import type { RulesetPatch, RulesetResponse } from "@tightlines/contract/ruleset/ruleset";
import { tellRuleset } from "@tightlines/contract/ruleset/tell-ruleset";
import { checkRuleset } from "@tightlines/domain/ruleset/check-ruleset";
import type { Ruleset } from "@tightlines/domain/ruleset/ruleset";
import type { Db } from "../../platform/database/schema.ts";
import type { EventRow } from "../../platform/database/tables/event.table.ts";
import type { EventCall } from "../../platform/http/call.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { changeEventPart, type EventPartChange } from "../event/event-part.service.ts";
import type { EventSessions } from "../event/event-parts.ts";
import * as events from "../event/event.repository.ts";
import { getEvent } from "../event/event.service.ts";
import { isListedAlike } from "../event/listed-event.ts";
import * as speciesList from "../species/species.repository.ts";
import { presentRuleset } from "./ruleset.presenter.ts";
import * as rulesets from "./ruleset.repository.ts";

/** What rules ask of sessions, a later noun. */
export type Sessions = Pick<EventSessions, "hasStarted">;

export async function getRuleset(db: Db, eventId: number, sessions: Sessions): Promise<RulesetResponse> {
  return loadRuleset(db, await getEvent(db, eventId), sessions);
}

/**
 * A draft's rules are replaced; once people may have read them, every change is a new version that they can see, also
 * while the event is a draft again. Since fishing has begun it also needs a reason.
 */
export function changeRuleset(
  call: EventCall,
  { ruleset: wanted, reason, revision }: RulesetPatch,
  sessions: Sessions,
): Promise<RulesetResponse> {
  return changeEventPart(
    call,
    { topics: ["ruleset", "event"] },
    async ({ trx, event, caller, record, requireSeen, alsoMove }) => {
      const now = await loadRuleset(trx, event, sessions);
      await requireSeen("ruleset", { ...now, id: event.id }, revision, () => now);
      const same = { ...wanted, version: now.ruleset.version };
      refuseContradictions(same);
      if (isDeepStrictEqual(same, now.ruleset)) return now;
      if (now.frozenBy && !reason)
        throw new ProblemError("ruleset-frozen", { fields: { reason: [tell("rules-reason-missing")] } });
      const wasRead = event.status !== "draft" || (await events.hasEverBeen(trx, event.id, "published"));
      const version = wasRead ? same.version + 1 : same.version;
      if (version > RULESET_VERSIONS)
        throw new ProblemError("ruleset-versions-full", { facts: { limit: RULESET_VERSIONS } });
      const ruleset = { ...same, version };
      await rulesets.storeVersion(trx, {
        eventId: event.id,
        ruleset,
        revision: now.revision + 1,
        reason,
        actorUid: caller.uid,
      });
      await rulesets.makeCurrent(trx, event.id, ruleset);
      await setProtestMinutes(trx, event, ruleset.publication.protestWindowMinutes, record);
      await record({
        noun: "ruleset",
        nounId: event.id,
        action: "update",
        before: { ...now.ruleset },
        after: { ...ruleset },
        reason: reason || null,
      });
      const after = await getEvent(trx, event.id);
      if (!isListedAlike(event, after)) alsoMove("events");
      return loadRuleset(trx, after, sessions);
    },
  );
}

/** How long protests may come is kept as a setting of the event: whoever has the settings open is told. */
async function setProtestMinutes(
  trx: Db,
  event: EventRow,
  protestMinutes: number,
  record: EventPartChange["record"],
): Promise<void> {
  if (protestMinutes === event.protestMinutes) return;
  await events.update(trx, event.id, { protestMinutes });
  const values = { before: { protestMinutes: event.protestMinutes }, after: { protestMinutes } };
  await record({ noun: "event", nounId: event.id, action: "update", ...values });
}

async function loadRuleset(db: Db, event: EventRow, sessions: Sessions): Promise<RulesetResponse> {
  const [versions, hasStartedSession] = await Promise.all([
    rulesets.findVersions(db, event.id),
    sessions.hasStarted(db, event.id),
  ]);
  const codes = [event, ...versions].flatMap(({ ruleset }) => Object.keys(ruleset.catching.species));
  const species = await speciesList.findNames(db, [...new Set(codes)]);
  return presentRuleset(event, versions, { species, hasStartedSession });
}

/** Every contradiction at once, each beside its switch. */
function refuseContradictions(ruleset: Ruleset): void {
  const problems = checkRuleset(ruleset);
  if (problems.length === 0) return;
  const fields: Record<string, Told<RulesetCode>[]> = {};
  for (const problem of problems)
    (fields[["ruleset", ...(problem.path ?? [])].join(".")] ??= []).push(tellRuleset(problem));
  throw new ProblemError("ruleset-contradictory", { fields });
}
