import { presetNames, type PresetName } from "@tightlines/domain/event/preset-name";
import { m } from "../../../paraglide/messages.js";

/** What each preset does, in a few words. */
const labels: Record<PresetName, () => string> = {
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

export const presetOptions = () => presetNames.map((value) => ({ value, label: labels[value]() }));
