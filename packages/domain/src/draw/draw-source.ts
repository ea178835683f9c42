/**
 * How somebody came to a peg: by lot, by choosing it when it was their turn, by a repair of the draw, by the
 * organizer's hand, or as the reserve of whoever had it.
 */
export const DRAW_SOURCES = ["drawn", "chosen", "repaired", "manual", "substitution"] as const;

export type DrawSource = (typeof DRAW_SOURCES)[number];

/** Whether somebody is where the draw, or their own choice in its order, has put them; nothing is to be explained then. */
export function isByDraw(source: DrawSource): source is "drawn" | "chosen" {
  return source === "drawn" || source === "chosen";
}
