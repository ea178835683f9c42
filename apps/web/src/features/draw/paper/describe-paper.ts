import type { PrintedPaper } from "@tightlines/contract/draw/draw-paper";
import { m } from "../../../paraglide/messages.js";

/** "Session 2, Morning, sector A": what a sheet shows, as far as it is still there. */
export function describePaper(paper: PrintedPaper): string {
  const { kind, sessionNumber: number, sessionName: name, sectorCode, pegNumber, teamName } = paper;
  if (kind === "team") return teamName ?? m.paper_of_teamless();
  const parts = [
    number && (name ? m.paper_of_session_named({ number, name }) : m.paper_of_session({ number })),
    sectorCode && m.paper_of_sector({ code: sectorCode }),
    pegNumber && m.paper_of_peg({ number: pegNumber }),
    kind === "duels" && m.paper_of_duels(),
  ];
  return parts.filter(Boolean).join(", ");
}
