import { eventQuotas } from "@tightlines/contract/limits";
import type { Published } from "@tightlines/contract/published";
import { ProblemError } from "../../platform/http/problem-error.ts";
import type { EventPartChange } from "../event/event-part.service.ts";
import * as events from "../event/event.repository.ts";
import { type ComputedResults, computeAll } from "./kept-results.ts";
import { type Occasion, publishVersion } from "./publish-version.ts";
import { refuseUnpublishable } from "./refuse-unpublishable.ts";
import { loadFacts, type ResultFacts } from "./result-facts.ts";
import * as versions from "./result-version.repository.ts";

/** So many versions are left for those that somebody publishes by hand. */
const KEPT_FOR_PEOPLE = 100;

/**
 * Publishes the results because of what has just changed in these sessions, as a part of that change. Null where there is nothing
 * to rank. What keeps the results from being published does not keep the change from being made: it is answered instead.
 */
export async function publishByItself(
  change: Omit<EventPartChange, "caller">,
  sessionIds: readonly number[],
  occasion: Pick<Occasion, "cause" | "reason" | "userId">,
): Promise<Published | null> {
  const { trx, event } = change;
  await events.findByIdForUpdate(trx, event.id);
  const facts = await loadFacts(trx, event.id, []);
  const ranked = findRanked(facts, sessionIds);
  if (ranked.length === 0) return null;
  const only = ranked.length === 1 ? ranked[0] : undefined;
  try {
    refuseUnpublishable(facts, only);
    refuseFull(await versions.count(trx, event.id));
    const about = { sessionNumber: only?.number ?? null, groupCode: null };
    const { number } = await publishVersion(change, compute(facts), { ...about, ...occasion });
    return { number, problem: null };
  } catch (error) {
    if (error instanceof ProblemError) return { number: null, problem: error.answer };
    throw error;
  }
}

/** Those that count and have a score. */
function findRanked({ sessions, scores }: ResultFacts, ids: readonly number[]) {
  const scored = new Set([...scores.values()].map(({ sessionId }) => sessionId));
  return sessions.filter(
    ({ id, kind, status }) =>
      ids.includes(id) && scored.has(id) && kind === "official" && status !== "cancelled",
  );
}

function compute(facts: ResultFacts): ComputedResults {
  try {
    return computeAll(facts);
  } catch (cause) {
    throw new ProblemError("result-not-computed", { cause });
  }
}

function refuseFull(total: number): void {
  const limit = eventQuotas.result - KEPT_FOR_PEOPLE;
  if (total >= limit) throw new ProblemError("result-versions-full", { facts: { limit } });
}
