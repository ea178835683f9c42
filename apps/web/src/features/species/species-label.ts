import type { MeasuredTo } from "@tightlines/domain/species/measured-to";
import { m } from "../../paraglide/messages.js";
import { getLocale } from "../../paraglide/runtime.js";

const ends: Record<MeasuredTo, () => string> = {
  tail: m.species_measured_to_tail,
  fork: m.species_measured_to_fork,
  wing: m.species_measured_to_wing,
};

export function measuredToLabel(end: MeasuredTo): string {
  return ends[end]();
}

/** Anglers speak of centimetres; what is stored are millimetres. */
export function lengthLabel(lengthMm: number): string {
  const format = new Intl.NumberFormat(getLocale(), { useGrouping: false });
  return m.species_length_cm({ length: format.format(lengthMm / 10) });
}

export function minLengthLabel(lengthMm: number | null): string {
  return lengthMm === null ? m.species_min_length_any() : lengthLabel(lengthMm);
}
