import { sectorColours } from "@tightlines/domain/sector/sector-hues";

export interface SectorHue {
  letter: string;
  /** Goes into a style attribute; CSS reads `--sector-hue` and `--sector-ink`. */
  style: { "--sector-hue": string; "--sector-ink": string };
}

/** The letter and the colours of a sector by its place in the event's order, from zero. */
export function sectorHue(index: number): SectorHue {
  const { hue, ink } = sectorColours(index);
  return { letter: sectorLetter(index), style: { "--sector-hue": hue, "--sector-ink": ink } };
}

/** A to Z, then AA, AB and so on, as in a spreadsheet. */
function sectorLetter(index: number): string {
  const last = String.fromCodePoint(65 + (index % 26));
  return index < 26 ? last : sectorLetter(Math.floor(index / 26) - 1) + last;
}
