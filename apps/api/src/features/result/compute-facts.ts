import { createHash } from "node:crypto";
import { encodeCanonicalJson } from "@tightlines/domain/random/encode-canonical-json";
import { joinBytes } from "@tightlines/domain/random/join-bytes";
import { computeResults, type Results } from "@tightlines/domain/result/compute-results";
import type { CompetitionFacts } from "@tightlines/domain/result/facts/facts";
import type { Ruleset } from "@tightlines/domain/ruleset/ruleset";

export function computeFacts(ruleset: Ruleset, facts: CompetitionFacts): Results {
  const computed = computeResults(ruleset, facts);
  // Rules and facts were checked when they were stored.
  if (!computed.ok) throw new Error(`The results cannot be computed: ${computed.problem.code}`);
  return computed.value;
}

/** SHA-256 of everything the results follow from: two versions with the same one are the same results. */
export function hashFacts(ruleset: Ruleset, facts: CompetitionFacts): string {
  const ordered = {
    ruleset,
    ...facts,
    sessions: facts.sessions.toSorted((a, b) => a.id - b.id),
    units: facts.units.map((unit) => ({
      ...unit,
      substitutes: (unit.substitutes ?? []).toSorted((a, b) => a.outId - b.outId),
    })),
    entries: facts.entries.toSorted((a, b) => a.id - b.id),
    scores: facts.scores.toSorted((a, b) => a.sessionId - b.sessionId || a.entryId - b.entryId),
  };
  return createHash("sha256")
    .update(joinBytes(encodeCanonicalJson(ordered)))
    .digest("hex");
}
