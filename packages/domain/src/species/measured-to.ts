/** Where the tape ends: the tail's tip, the fork of the tail, or, for rays, from wing tip to wing tip. */
export const measuredToEnds = ["tail", "fork", "wing"] as const;

export type MeasuredTo = (typeof measuredToEnds)[number];
