/** What the rules of an event can begin as, in the order they are offered. `ruleset` says what each of them means. */
export const presetNames = [
  "fly-fips-mouche",
  "coarse-and-feeder",
  "carp-pairs",
  "predator",
  "trout-area",
  "shore",
  "boat-percentage",
  "bass-five-fish",
  "kayak-release",
  "club-match",
  "biggest-fish",
] as const;

export type PresetName = (typeof presetNames)[number];
