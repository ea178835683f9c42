import { type Discipline, disciplines } from "@tightlines/domain/event/discipline";
import { m } from "../../paraglide/messages.js";

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
