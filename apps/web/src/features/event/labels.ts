import { disciplines } from "@tightlines/domain/event/discipline";
import type { Discipline } from "@tightlines/domain/event/discipline";
import type { PresetName } from "@tightlines/domain/event/preset-name";
import type { EventStatus } from "@tightlines/domain/event/status";
import { m } from "../../paraglide/messages.js";

const statusLabels: Record<EventStatus, () => string> = {
  draft: m.event_status_draft,
  published: m.event_status_published,
  running: m.event_status_running,
  finished: m.event_status_finished,
  archived: m.event_status_archived,
  cancelled: m.event_status_cancelled,
};

export function statusLabel(status: EventStatus): string {
  return statusLabels[status]();
}

const disciplineLabels: Record<Discipline, () => string> = {
  fly: m.event_discipline_fly,
  coarse: m.event_discipline_coarse,
  feeder: m.event_discipline_feeder,
  carp: m.event_discipline_carp,
  predator: m.event_discipline_predator,
  "trout-area": m.event_discipline_trout_area,
  shore: m.event_discipline_shore,
  boat: m.event_discipline_boat,
  bass: m.event_discipline_bass,
  kayak: m.event_discipline_kayak,
  club: m.event_discipline_club,
  other: m.event_discipline_other,
};

export function disciplineLabel(discipline: Discipline): string {
  return disciplineLabels[discipline]();
}

export const disciplineOptions = () => disciplines.map((value) => ({ value, label: disciplineLabel(value) }));

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
