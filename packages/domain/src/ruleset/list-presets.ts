import { presetNames, type PresetName } from "../event/preset-name.ts";
import { BASS_FIVE_FISH } from "./presets/bass-five-fish.ts";
import { BIGGEST_FISH } from "./presets/biggest-fish.ts";
import { BOAT_PERCENTAGE } from "./presets/boat-percentage.ts";
import { CARP_PAIRS } from "./presets/carp-pairs.ts";
import { CLUB_MATCH } from "./presets/club-match.ts";
import { COARSE_AND_FEEDER } from "./presets/coarse-and-feeder.ts";
import { FLY_FIPS_MOUCHE } from "./presets/fly-fips-mouche.ts";
import { KAYAK_RELEASE } from "./presets/kayak-release.ts";
import { PREDATOR } from "./presets/predator.ts";
import { SHORE } from "./presets/shore.ts";
import { TROUT_AREA } from "./presets/trout-area.ts";
import type { Ruleset } from "./ruleset.ts";

const presets: Readonly<Record<PresetName, Ruleset>> = {
  "fly-fips-mouche": FLY_FIPS_MOUCHE,
  "coarse-and-feeder": COARSE_AND_FEEDER,
  "carp-pairs": CARP_PAIRS,
  predator: PREDATOR,
  "trout-area": TROUT_AREA,
  shore: SHORE,
  "boat-percentage": BOAT_PERCENTAGE,
  "bass-five-fish": BASS_FIVE_FISH,
  "kayak-release": KAYAK_RELEASE,
  "club-match": CLUB_MATCH,
  "biggest-fish": BIGGEST_FISH,
};

/** The presets an organiser chooses from. Each is described in docs/rules. */
export const PRESETS: readonly Ruleset[] = presetNames.map((name) => presets[name]);

export function findPreset(preset: PresetName): Ruleset {
  return presets[preset];
}
