import type { AnglerResponse } from "@tightlines/contract/angler";
import type { ListedAngler } from "./angler.repository.ts";

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
