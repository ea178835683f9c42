import type { Sheet } from "@tightlines/contract/sheet";
import type { SessionRow } from "../../platform/database/tables/session.table.ts";
import { clockCell } from "../../platform/sheet/clock-cell.ts";
import { type AnglerViewer, showName } from "../angler/angler.presenter.ts";
import type { ListedDraw } from "./draw.repository.ts";

/** Who fishes where as a table: one line for everybody in every session, along the water. */
export function drawSheet(
  draws: readonly ListedDraw[],
  sessions: readonly Pick<SessionRow, "id" | "name" | "startsAt">[],
  viewer: AnglerViewer,
  timeZone: string,
): Sheet {
  const sessionOf = new Map(sessions.map((session) => [session.id, session]));
  return {
    name: "Draw",
    header: [
      "Session",
      "Session name",
      `Starts (${timeZone})`,
      "Sector",
      "Peg",
      "Number",
      "First name",
      "Last name",
      "Team",
      "Came by",
      "Reason",
    ],
    rows: draws.map((draw) => {
      const session = sessionOf.get(draw.sessionId);
      return [
        draw.sessionNumber,
        session?.name ?? null,
        session ? clockCell(session.startsAt.toISOString(), timeZone) : null,
        draw.sectorCode,
        draw.pegNumber,
        draw.anglerNumber,
        draw.firstName,
        showName(draw, viewer).lastName,
        draw.teamName,
        draw.source,
        draw.reason,
      ];
    }),
  };
}
