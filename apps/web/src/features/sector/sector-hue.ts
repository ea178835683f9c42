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

export interface SectorHue {
  letter: string;
  /** Goes into a style attribute; CSS reads `--sector-hue` and `--sector-ink`. */
  style: { "--sector-hue": string; "--sector-ink": string };
}

/** The letter and the colours of a sector by its place in the event's order, from zero. */
export function sectorHue(index: number): SectorHue {
  const { hue, ink } = sectorHues[index % sectorHues.length] ?? sectorHues[0];
  return { letter: sectorLetter(index), style: { "--sector-hue": hue, "--sector-ink": ink } };
}

/** A to Z, then AA, AB and so on, as in a spreadsheet. */
function sectorLetter(index: number): string {
  const last = String.fromCodePoint(65 + (index % 26));
  return index < 26 ? last : sectorLetter(Math.floor(index / 26) - 1) + last;
}
