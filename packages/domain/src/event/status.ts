export const eventStatuses = ["draft", "published", "running", "finished", "archived", "cancelled"] as const;

export type EventStatus = (typeof eventStatuses)[number];

/** The life of an event from its first day to its last; cancelled, it leaves it. */
export const eventLife: readonly EventStatus[] = ["draft", "published", "running", "finished", "archived"];

export interface EventState {
  readonly status: EventStatus;
  readonly wasCancelled: boolean;
}

/** Whether an event is over, or does not take place, whatever its days are. */
export function isEnded(status: EventStatus): boolean {
  return status === "finished" || status === "archived" || status === "cancelled";
}

/** What an event is to everybody: put away after it was cancelled, it is still one that did not take place. */
export function shownStatus({ status, wasCancelled }: EventState): EventStatus {
  return wasCancelled ? "cancelled" : status;
}

const nextStatuses: Record<EventStatus, readonly EventStatus[]> = {
  draft: ["published", "cancelled"],
  published: ["running", "draft", "cancelled"],
  running: ["finished", "cancelled"],
  finished: ["archived", "running"],
  archived: ["finished"],
  cancelled: ["archived"],
};

/** Where an event may go from here. A step back is allowed where nothing has been lost by the step forward. */
export function nextEventStatuses(event: EventState): readonly EventStatus[] {
  return nextStatuses[shownStatus(event)].filter((next) => next !== event.status);
}
