import type { MeasuredTo } from "@tightlines/domain/species/measured-to";
import { m } from "../../paraglide/messages.js";

const ends: Record<MeasuredTo, () => string> = {
  tail: m.species_measured_to_tail,
  fork: m.species_measured_to_fork,
  wing: m.species_measured_to_wing,
};

export function measuredToLabel(end: MeasuredTo): string {
  return ends[end]();
}

/** Anglers speak of centimetres; what is stored are millimetres. */
export function minLengthLabel(lengthMm: number | null): string {
  if (lengthMm === null) return m.species_min_length_any();
  return m.species_length_cm({ length: (lengthMm / 10).toLocaleString("en", { useGrouping: false }) });
}
