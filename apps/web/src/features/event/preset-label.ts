import type { PresetName } from "@tightlines/domain/event/preset-name";
import { m } from "../../paraglide/messages.js";

const presetLabels: Record<PresetName, () => string> = {
  "fly-fips-mouche": m.event_preset_name_fly_fips_mouche,
  "coarse-and-feeder": m.event_preset_name_coarse_and_feeder,
  "carp-pairs": m.event_preset_name_carp_pairs,
  predator: m.event_preset_name_predator,
  "trout-area": m.event_preset_name_trout_area,
  shore: m.event_preset_name_shore,
  "boat-percentage": m.event_preset_name_boat_percentage,
  "bass-five-fish": m.event_preset_name_bass_five_fish,
  "kayak-release": m.event_preset_name_kayak_release,
  "club-match": m.event_preset_name_club_match,
  "biggest-fish": m.event_preset_name_biggest_fish,
};

export function presetName(preset: PresetName): string {
  return presetLabels[preset]();
}
