import type { PrintedPaper } from "@tightlines/contract/draw/draw-paper";
import { type StampScope, versionOf } from "../../../platform/paper/paper-stamp.ts";
import type { PaperFacts } from "./paper-facts.ts";
import { type DrawKind, printedIn, wordsOf } from "./paper-stamp.ts";

/** What a printed sheet shows, by the names of now. What is not there any more has no name, and the sheet does not hold. */
export function presentPrinted(
  { scope, version }: { scope: StampScope<DrawKind>; version: string },
  facts: PaperFacts,
): PrintedPaper {
  const [kind, sessionId] = scope;
  const shown = printedIn(scope, facts);
  const first = shown.find((one) => "peg" in one);
  const session = facts.sessions.find(({ id }) => id === sessionId);
  return {
    isCurrent: shown.length > 0 && versionOf(wordsOf(shown)) === version,
    kind,
    sessionNumber: session?.number ?? null,
    sessionName: session?.name ?? null,
    sectorCode: (kind !== "team" && first?.sector.code) || null,
    pegNumber: kind === "peg" && first ? Number(first.peg) : null,
    teamName: (kind === "team" && first?.team) || null,
  };
}
