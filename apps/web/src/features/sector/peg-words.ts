import type { PegMarks } from "@tightlines/domain/sector/peg";
import { m } from "../../paraglide/messages.js";

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
