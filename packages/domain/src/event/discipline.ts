import type { PresetName } from "./preset-name.ts";

/** The kinds of fishing an event can be announced as, and the preset of rules each usually follows. */
export const disciplines = [
  "fly",
  "coarse",
  "feeder",
  "carp",
  "predator",
  "trout-area",
  "shore",
  "boat",
  "bass",
  "kayak",
  "club",
  "other",
] as const;

export type Discipline = (typeof disciplines)[number];

const usualPresets: Record<Discipline, PresetName> = {
  fly: "fly-fips-mouche",
  coarse: "coarse-and-feeder",
  feeder: "coarse-and-feeder",
  carp: "carp-pairs",
  predator: "predator",
  "trout-area": "trout-area",
  shore: "shore",
  boat: "boat-percentage",
  bass: "bass-five-fish",
  kayak: "kayak-release",
  club: "club-match",
  other: "biggest-fish",
};

/** The preset to offer first for a discipline; an organizer may take any other. */
export function usualPreset(discipline: Discipline): PresetName {
  return usualPresets[discipline];
}
