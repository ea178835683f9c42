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

/** The presets an organiser chooses from, in the order of product.md 6. Each is described in docs/rules. */
export const PRESETS: readonly Ruleset[] = [
  FLY_FIPS_MOUCHE,
  COARSE_AND_FEEDER,
  CARP_PAIRS,
  PREDATOR,
  TROUT_AREA,
  SHORE,
  BOAT_PERCENTAGE,
  BASS_FIVE_FISH,
  KAYAK_RELEASE,
  CLUB_MATCH,
  BIGGEST_FISH,
];

export function findPreset(preset: string): Ruleset | undefined {
  return PRESETS.find((each) => each.preset === preset);
}
