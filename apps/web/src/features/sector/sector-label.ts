import type { PegMarks } from "@tightlines/domain/sector/peg";
import type { SectorKind } from "@tightlines/domain/sector/sector-kind";
import { writePegNumbers } from "@tightlines/domain/sector/write-peg-numbers";
import { m } from "../../paraglide/messages.js";

const kinds: Record<SectorKind, () => string> = {
  bank: m.sector_kind_bank,
  boat: m.sector_kind_boat,
  lake: m.sector_kind_lake,
};

export function kindLabel(kind: SectorKind): string {
  return kinds[kind]();
}

/** "A, Weir pool", or "Sector A" where it has no name. */
export function sectorTitle({ code, name }: { code: string; name: string }): string {
  return name ? m.sector_title_named({ code, name }) : m.sector_title({ code });
}

/** What a peg is, for those who cannot see its shape: "Peg 7, end peg, out of use: flooded". */
export function pegWords({ number, isEnd, isAccessible, outOfUseReason }: PegMarks): string {
  return [
    m.sector_peg({ number }),
    isEnd && m.sector_peg_end(),
    isAccessible && m.sector_peg_accessible(),
    outOfUseReason !== null && m.sector_peg_out_of_use({ reason: outOfUseReason }),
  ]
    .filter(Boolean)
    .join(", ");
}

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
