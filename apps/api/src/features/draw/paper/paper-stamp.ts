import { readStamp, type StampScope } from "../../../platform/paper/paper-stamp.ts";
import type { PaperRound } from "./paper-duels.ts";
import type { PaperFacts, PaperPlace } from "./paper-facts.ts";

/** What one sheet or card shows: a sector, a peg or the duels of a session, or a team in all of them. */
export type DrawKind = "duels" | "sector" | "peg" | "team";

const kinds: readonly DrawKind[] = ["duels", "sector", "peg", "team"];

/** A line of a sheet, or a round. */
export type Printed = PaperPlace | PaperRound;

/** All that a sheet says and that may change. */
export function wordsOf(shown: readonly Printed[]): unknown {
  return shown.map((one) => {
    const { label, when } = one.session;
    if ("round" in one) return [label, when, one.round, one.duels, one.rests];
    const { sector, peg, team, number, name, note } = one;
    return [label, when, sector.label, peg, team, number, name, note];
  });
}

/** Undefined for what is no code of ours. */
export function readDrawStamp(code: string) {
  return readStamp(code, kinds);
}

/** What a sheet shows. No team has the number 0: that sheet is of those who fish without one. */
export function printedIn(
  [kind, sessionId, id]: StampScope<DrawKind>,
  { places, rounds }: PaperFacts,
): Printed[] {
  if (kind === "duels") return rounds.filter(({ session }) => session.id === sessionId);
  if (kind === "team") return places.filter(({ teamId }) => (teamId ?? 0) === id);
  return places.filter(
    ({ session, sector, pegId }) =>
      session.id === sessionId && (kind === "sector" ? sector.id : pegId) === id,
  );
}
