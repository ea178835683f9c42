import type { AnglerResponse } from "@tightlines/contract/angler";
import type { Caller } from "../../platform/identity/caller.ts";
import type { ServedEvent } from "../../platform/identity/event-access.ts";
import type { ListedAngler } from "./angler.repository.ts";

/** Licence, accessibility and account are nobody's business but the organizers'. */
export function presentAngler(
  { eventId: _eventId, searchText: _searchText, ...row }: ListedAngler,
  isInsider: boolean,
): AnglerResponse {
  return {
    ...row,
    licence: isInsider ? row.licence : null,
    needsAccessiblePeg: isInsider ? row.needsAccessiblePeg : null,
    userId: isInsider ? row.userId : null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Whether the caller has a right on the event. */
export function isInsider(event: ServedEvent, caller: Caller): boolean {
  return event.right !== null || caller.role === "administrator";
}
