import type { AnglerResponse } from "@tightlines/contract/angler";
import { shortenMinor } from "@tightlines/domain/angler/shorten-minor";
import type { AnglerRow } from "../../platform/database/tables/angler.table.ts";
import type { ListedAngler } from "./angler-reading.service.ts";

/** Who looks at anglers. */
export interface AnglerViewer {
  /** Those who run the event see everything. */
  isOrganizer: boolean;
  /** Whether the event shows people under age by first name and initial. */
  hidesMinors: boolean;
}

/** With what only those who run the event may see. */
export function presentWholeAngler(row: ListedAngler): AnglerResponse {
  return presentAngler(row, { isOrganizer: true, hidesMinors: false });
}

/** Licence, accessibility, age and account are nobody's business but the organizers'. */
export function presentAngler(angler: ListedAngler, viewer: AnglerViewer): AnglerResponse {
  const { eventId: _eventId, searchText: _searchText, ...row } = showName(angler, viewer);
  const { isOrganizer } = viewer;
  return {
    ...row,
    licence: isOrganizer ? row.licence : null,
    needsAccessiblePeg: isOrganizer ? row.needsAccessiblePeg : null,
    isMinor: isOrganizer ? row.isMinor : null,
    userId: isOrganizer ? row.userId : null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** An angler under the name that somebody may see. */
export function showName<Angler extends Pick<AnglerRow, "isMinor" | "lastName" | "club">>(
  angler: Angler,
  { isOrganizer, hidesMinors }: AnglerViewer,
): Angler {
  return hidesMinors && angler.isMinor && !isOrganizer ? shortenMinor(angler) : angler;
}
