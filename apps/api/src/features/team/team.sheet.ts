import type { Sheet } from "@tightlines/contract/sheet";
import type { TeamRow } from "../../platform/database/tables/team.table.ts";

/** The teams as a table that can be imported again. */
export function teamSheet(teams: readonly TeamRow[]): Sheet {
  return {
    name: "Teams",
    header: ["Start number", "Team", "Club", "Country", "Captain"],
    rows: teams.map(({ startNumber, name, club, country, captain }) => [
      startNumber,
      name,
      club,
      country,
      captain,
    ]),
  };
}
