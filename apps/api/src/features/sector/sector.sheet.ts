import type { Sheet } from "@tightlines/contract/sheet";
import type { SectorWithPegs } from "./sector.presenter.ts";

/** The sectors as a table: one line a peg, and one for a sector that has none yet. */
export function sectorSheet(sectors: readonly SectorWithPegs[]): Sheet {
  const codes = new Map(sectors.map(({ id, code }) => [id, code]));
  return {
    name: "Sectors",
    header: ["Sector", "Name", "Part of", "Kind", "Peg", "End peg", "Accessible", "Out of use"],
    rows: sectors.flatMap(({ code, name, parentId, kind, pegs }) => {
      const sector = [code, name, parentId === null ? null : (codes.get(parentId) ?? null), kind];
      if (pegs.length === 0) return [[...sector, null, null, null, null]];
      return pegs.map((peg) => [
        ...sector,
        peg.number,
        peg.isEnd ? "yes" : "no",
        peg.isAccessible ? "yes" : "no",
        peg.outOfUseReason,
      ]);
    }),
  };
}
