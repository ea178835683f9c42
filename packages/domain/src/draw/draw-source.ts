/**
 * How somebody came to a peg: by lot, by a repair of the draw, by the organizer's hand, or as the reserve of whoever had it.
 */
export const DRAW_SOURCES = ["drawn", "repaired", "manual", "substitution"] as const;

export type DrawSource = (typeof DRAW_SOURCES)[number];
