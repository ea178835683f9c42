import type { SpeciesRule } from "../catch-rules.ts";

/**
 * What sport calls by one name is several species of the list: each gets the same rule. Presets name species by the
 * codes of the list that every installation starts with.
 */
export function eachOf(codes: readonly string[], rule: SpeciesRule): Readonly<Record<string, SpeciesRule>> {
  return Object.fromEntries(codes.map((code) => [code, rule]));
}

/** Largemouth, smallmouth and spotted bass. */
export const BLACK_BASS = ["LMB", "SMB", "SPB"];

/** Thornback, blonde, spotted and undulate ray, and the stingray. */
export const RAYS = ["THR", "BLR", "SPR", "UNR", "STG"];

/** Plaice, flounder, dab, sole, turbot, brill and halibut. */
export const FLATFISH = ["PLA", "FLO", "DAB", "SOL", "TUR", "BRI", "HAL"];
