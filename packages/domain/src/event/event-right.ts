/** What somebody may do on one event, the most first. */
export const eventRights = ["owner", "organizer", "scorer"] as const;

export type EventRight = (typeof eventRights)[number];

/** An owner may do what an organizer may, and an organizer what a scorer may. */
export function isRightAtLeast(right: EventRight | null, least: EventRight): boolean {
  return right !== null && eventRights.indexOf(right) <= eventRights.indexOf(least);
}
