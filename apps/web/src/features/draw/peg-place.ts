import type { SectorResponse } from "@tightlines/contract/sector";
import { m } from "../../paraglide/messages.js";

/** "sector A, peg 7"; "no peg" for whoever has none. */
export function pegPlace(sectors: readonly SectorResponse[], pegId: number | null | undefined): string {
  const sector = sectors.find(({ pegs }) => pegs.some(({ id }) => id === pegId));
  const peg = sector?.pegs.find(({ id }) => id === pegId)?.number;
  return sector === undefined || peg === undefined
    ? m.peg_draw_now_nowhere()
    : m.peg_draw_place({ sector: sector.code, peg });
}
