import { isRightAtLeast } from "../event/event-right.ts";
import type { EventRight } from "../event/event-right.ts";

/** Organizers share the work with others; whom the event belongs to is the owners' own affair. */
export function canGiveRight(own: EventRight | null, given: EventRight): boolean {
  return isRightAtLeast(own, given === "owner" ? "owner" : "organizer");
}

/** Whether nobody could hand the event on any more once this entry is no owner's. */
export function isLastOwner(ownerIds: readonly number[], id: number): boolean {
  return ownerIds.length === 1 && ownerIds[0] === id;
}
