import type { PrintedPaper } from "@tightlines/contract/draw/draw-paper";
import type { PaperFacts } from "./paper-facts.ts";
import { type PaperScope, printedIn, versionOf } from "./paper-stamp.ts";

/** What a printed sheet shows, by the names of now. What is not there any more has no name, and the sheet does not hold. */
export function presentPrinted(
  { scope, version }: { scope: PaperScope; version: string },
  facts: PaperFacts,
): PrintedPaper {
  const shown = printedIn(scope, facts);
  const first = shown.find((one) => "peg" in one);
  const session = facts.sessions.find(({ id }) => id === scope.sessionId);
  return {
    isCurrent: shown.length > 0 && versionOf(shown) === version,
    kind: scope.kind,
    sessionNumber: session?.number ?? null,
    sessionName: session?.name ?? null,
    sectorCode: (scope.kind !== "team" && first?.sector.code) || null,
    pegNumber: scope.kind === "peg" && first ? Number(first.peg) : null,
    teamName: (scope.kind === "team" && first?.team) || null,
  };
}
