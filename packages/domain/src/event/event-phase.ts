import { shownStatus } from "./status.ts";
import type { EventState, EventStatus } from "./status.ts";

/** Where an event stands for a visitor: to look forward to, to watch, or to look back on. */
export type EventPhase = "before" | "during" | "after" | "cancelled";

const phases: Record<EventStatus, EventPhase> = {
  draft: "before",
  published: "before",
  running: "during",
  finished: "after",
  archived: "after",
  cancelled: "cancelled",
};

/** The organizer says when it starts and ends, not the calendar: fog delays a start, and results take a while. */
export function eventPhase(event: EventState): EventPhase {
  return phases[shownStatus(event)];
}
