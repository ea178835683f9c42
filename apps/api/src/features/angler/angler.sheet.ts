import type { Sheet } from "@tightlines/contract/sheet";
import { type AnglerViewer, showName } from "./angler.presenter.ts";
import type { ListedAngler } from "./angler-reading.service.ts";

/** The anglers as a table that can be imported again. Licences are for those who run the event. */
export function anglerSheet(anglers: readonly ListedAngler[], viewer: AnglerViewer): Sheet {
  const { isOrganizer } = viewer;
  const header = ["Number", "First name", "Last name", "Team", "Slot", "Reserve", "Group"];
  return {
    name: "Anglers",
    header: [...header, "Category", "Club", "Country", "Presence", ...(isOrganizer ? ["Licence"] : [])],
    rows: anglers
      .map((row) => showName(row, viewer))
      .map((angler) => [
        angler.number,
        angler.firstName,
        angler.lastName,
        angler.teamName,
        angler.slot,
        angler.isReserve ? "yes" : "no",
        angler.groupCode,
        angler.category,
        angler.club,
        angler.country,
        angler.presence,
        ...(isOrganizer ? [angler.licence] : []),
      ]),
  };
}
