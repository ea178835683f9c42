import type { UnitOfRanking } from "@tightlines/domain/ruleset/ruleset";
import { findFreeze } from "@tightlines/domain/score/find-freeze";
import type { SessionRow } from "../../platform/database/tables/session.table.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { labelOf } from "../session/session-label.ts";
import type { ResultFacts } from "./result-facts.ts";

/** Refuses to publish what nobody may see yet, or what follows from no draw. */
export function refuseUnpublishable(facts: ResultFacts, only: SessionRow | undefined): void {
  refuseUndrawn(facts, only);
  refuseHidden(facts);
}

/** What is published everybody reads, and so nothing is while the last minutes of a session are hidden (Y8 [S84]). */
function refuseHidden({ ruleset, sessions }: ResultFacts): void {
  const now = new Date();
  const hidden = sessions.find((session) => findFreeze(session, ruleset.publication, now));
  if (hidden) throw new ProblemError("result-hidden", { facts: { session: labelOf(hidden) } });
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
