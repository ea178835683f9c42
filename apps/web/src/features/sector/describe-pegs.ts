import type { PegMarks } from "@tightlines/domain/sector/peg";
import { writePegNumbers } from "@tightlines/domain/sector/write-peg-numbers";
import { m } from "../../paraglide/messages.js";

/** Pegs in one line: "1-20. End pegs: 1, 20." */
export function describePegs(pegs: readonly PegMarks[]): string {
  const { ends, accessible, outOfUse } = sortByMark(pegs);
  return [
    writePegNumbers(pegs.map(({ number }) => number)) || m.sector_pegs_none(),
    ends.length > 0 && `${m.sector_ends()}: ${numbersOf(ends)}`,
    accessible.length > 0 && `${m.sector_accessible()}: ${numbersOf(accessible)}`,
    outOfUse.length > 0 && `${m.sector_out_of_use()}: ${numbersOf(outOfUse)}`,
  ]
    .filter(Boolean)
    .join(". ");
}

export function sortByMark<Peg extends PegMarks>(pegs: readonly Peg[]) {
  return {
    ends: pegs.filter(({ isEnd }) => isEnd),
    accessible: pegs.filter(({ isAccessible }) => isAccessible),
    outOfUse: pegs.filter(({ outOfUseReason }) => outOfUseReason !== null),
  };
}

function numbersOf(pegs: readonly PegMarks[]): string {
  return writePegNumbers(pegs.map(({ number }) => number));
}
