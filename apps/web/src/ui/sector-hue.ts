/**
 * Ten hues that stay apart for every common kind of colour blindness (after Okabe and Ito, and Paul Tol), each with
 * the ink that reads on it. The letter always stands with the hue, on every page, on paper and on television.
 */
export const sectorHues = [
  { hue: "#0072b2", ink: "#ffffff" },
  { hue: "#e69f00", ink: "#000000" },
  { hue: "#117733", ink: "#ffffff" },
  { hue: "#cc79a7", ink: "#000000" },
  { hue: "#88ccee", ink: "#000000" },
  { hue: "#882255", ink: "#ffffff" },
  { hue: "#f0e442", ink: "#000000" },
  { hue: "#332288", ink: "#ffffff" },
  { hue: "#44aa99", ink: "#000000" },
  { hue: "#d55e00", ink: "#000000" },
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
