import type { Discipline } from "./discipline.ts";

const trout = ["BTR", "RTR", "BRK", "GRY", "MTR", "ACH", "STR", "HUC", "WHF"];
const coarse = ["BRM", "ROA", "SBM", "RUD", "CHB", "DAC", "IDE", "BRB", "NAS", "VIM", "BLK", "GUD", "RUF"];
const carp = ["CRP", "GRC", "SLC", "TEN", "CRU", "PRC"];
const predators = ["PIK", "ZAN", "PER", "ASP", "WEL", "CHB"];
const bass = ["LMB", "SMB", "SPB", "STB"];
const shore = [
  "BSS",
  "COD",
  "WHG",
  "PLA",
  "FLO",
  "DAB",
  "SOL",
  "GSB",
  "WSB",
  "BSB",
  "MUL",
  "MAC",
  "GAR",
  "EEL",
];
const boat = ["COD", "HAD", "POL", "SAI", "WHG", "LNG", "MAC", "CON", "TUR", "THR", "TOP", "PTG"];

const usual: Record<Discipline, readonly string[]> = {
  fly: trout,
  coarse: [...coarse, ...carp, "PER"],
  feeder: [...coarse, ...carp, "PER"],
  carp,
  predator: predators,
  "trout-area": trout,
  shore,
  boat,
  bass,
  kayak: [...bass, ...predators],
  club: [...coarse, ...carp, ...predators],
  other: [],
};

/** Those that a discipline usually fishes for stand first, each part in the order it had. */
export function orderByDiscipline<Species extends { readonly code: string }>(
  species: readonly Species[],
  discipline: Discipline,
): Species[] {
  const codes = new Set(usual[discipline]);
  return [
    ...species.filter(({ code }) => codes.has(code)),
    ...species.filter(({ code }) => !codes.has(code)),
  ];
}
