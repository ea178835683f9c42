import { m } from "../../../paraglide/messages.js";

/** The presets of `domain/ruleset`, in its order, each with what it does in a few words. */
const labels: Record<string, () => string> = {
  "fly-fips-mouche": m.event_preset_fly_fips_mouche,
  "coarse-and-feeder": m.event_preset_coarse_and_feeder,
  "carp-pairs": m.event_preset_carp_pairs,
  predator: m.event_preset_predator,
  "trout-area": m.event_preset_trout_area,
  shore: m.event_preset_shore,
  "boat-percentage": m.event_preset_boat_percentage,
  "bass-five-fish": m.event_preset_bass_five_fish,
  "kayak-release": m.event_preset_kayak_release,
  "club-match": m.event_preset_club_match,
  "biggest-fish": m.event_preset_biggest_fish,
};

export const presetOptions = () =>
  Object.entries(labels).map(([value, label]) => ({ value, label: label() }));
