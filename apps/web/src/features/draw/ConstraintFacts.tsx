import type { SessionResponse } from "@tightlines/contract/session";
import type { ConstraintReport } from "@tightlines/domain/draw/report-fairness";
import { m } from "../../paraglide/messages.js";
import { sessionLabel } from "../session/session-label.ts";
import { constraintLabel } from "./manage/constraint-words.ts";

interface ConstraintFactsProps {
  constraints: readonly ConstraintReport[];
  sessions: readonly SessionResponse[];
}

/** How well a draw keeps to each wish, and why it does not where it does not: a proof, or that the search ended. */
export function ConstraintFacts({ constraints, sessions }: ConstraintFactsProps) {
  return constraints.map(({ constraint: { kind }, breaches, conflicts }) => (
    <li key={kind} data-broken={breaches > 0 || undefined}>
      {breaches === 0
        ? m.peg_draw_kept({ constraint: constraintLabel(kind) })
        : m.peg_draw_not_kept({ constraint: constraintLabel(kind), count: breaches })}
      {breaches > 0 && conflicts.length > 0 && (
        <ul>
          {[...new Set(conflicts.map((conflict) => sayConflict(conflict, sessions)))].map((why) => (
            <li key={why}>{why}</li>
          ))}
        </ul>
      )}
    </li>
  ));
}

function sayConflict(
  { code, sessionId, anglerIds, pegIds }: ConstraintReport["conflicts"][number],
  sessions: readonly SessionResponse[],
): string {
  const found = sessions.find(({ id }) => id === sessionId);
  const session = found ? sessionLabel(found) : "";
  switch (code) {
    case "too-few-pegs":
      return m.peg_draw_why_few_pegs({ session, anglers: anglerIds.length, pegs: pegIds.length });
    case "team-too-large":
      return m.peg_draw_why_large_team({ session, pegs: pegIds.length });
    case "cannot-be-kept-apart":
      return m.peg_draw_why_apart({ session, anglers: anglerIds.length, pegs: pegIds.length });
    case "search-ended":
      return m.peg_draw_why_ended({ session });
  }
}
