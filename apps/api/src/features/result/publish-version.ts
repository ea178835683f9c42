import type { VersionCause } from "@tightlines/domain/result/version-cause";
import { requireFound } from "../../platform/http/require-found.ts";
import type { EventPartChange } from "../event/event-part.service.ts";
import { hashFacts } from "./compute-facts.ts";
import type { ComputedResults } from "./kept-results.ts";
import { storeTables } from "./result-version.ts";
import * as versions from "./result-version.repository.ts";

/** What results are published for, by whom and why. */
export interface Occasion {
  sessionNumber: number | null;
  groupCode: string | null;
  cause: VersionCause;
  reason: string;
  userId: number | null;
}

/**
 * Keeps results under the next number, or answers the latest version where that has the same facts: it has every table, whatever
 * it was published for. Whoever calls this has the event locked, so that numbers follow each other.
 */
export async function publishVersion(
  { trx, event, record, alsoMove }: Omit<EventPartChange, "caller">,
  computed: ComputedResults,
  { reason, userId, ...about }: Occasion,
): Promise<versions.ListedVersion> {
  const { facts, competition, results } = computed;
  const latest = await versions.findLatest(trx, event.id);
  const factsHash = hashFacts(facts.ruleset, competition);
  if (latest?.factsHash === factsHash) return latest;
  const version = {
    number: (latest?.number ?? 0) + 1,
    ...about,
    factsHash,
    rulesetVersion: results.rulesetVersion,
  };
  const id = await versions.insert(trx, {
    ...version,
    eventId: event.id,
    tables: storeTables(computed),
    reason,
    userId,
  });
  alsoMove("result");
  await record({
    noun: "result",
    nounId: id,
    action: "create",
    before: null,
    after: version,
    reason: reason || null,
  });
  return requireFound(await versions.findLatest(trx, event.id), "result-version-not-found");
}
