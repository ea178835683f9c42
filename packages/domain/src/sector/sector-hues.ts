/**
 * Ten hues, each with the ink that reads on it. They are chosen so that no two of them look alike to people with any of
 * the common kinds of colour blindness; the familiar published palettes of ten do not reach that, and the test beside
 * this file measures it. The letter always stands with the hue, on every page, on paper and on television.
 */
export const sectorHues = [
  { hue: "#425bdd", ink: "#ffffff" },
  { hue: "#f49f1e", ink: "#000000" },
  { hue: "#1f590f", ink: "#ffffff" },
  { hue: "#a486d7", ink: "#000000" },
  { hue: "#83eff5", ink: "#000000" },
  { hue: "#884783", ink: "#ffffff" },
  { hue: "#eaed78", ink: "#000000" },
  { hue: "#4b026d", ink: "#ffffff" },
  { hue: "#7fc5ac", ink: "#000000" },
  { hue: "#c46668", ink: "#000000" },
] as const;

/** The colours of a sector by its place in the event's order. */
export function sectorColours(position: number): { hue: string; ink: string } {
  return sectorHues[position % sectorHues.length] ?? sectorHues[0];
}
