import type { AnglerResponse } from "@tightlines/contract/angler";
import type { ListedAngler } from "./angler-reading.service.ts";

/** With what only those who run the event may see. */
export function presentWholeAngler(row: ListedAngler): AnglerResponse {
  return presentAngler(row, true);
}

/** Licence, accessibility and account are nobody's business but the organizers'. */
export function presentAngler(
  { eventId: _eventId, searchText: _searchText, ...row }: ListedAngler,
  isOrganizer: boolean,
): AnglerResponse {
  return {
    ...row,
    licence: isOrganizer ? row.licence : null,
    needsAccessiblePeg: isOrganizer ? row.needsAccessiblePeg : null,
    userId: isOrganizer ? row.userId : null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
