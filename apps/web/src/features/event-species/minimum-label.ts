import type { EventSpeciesResponse } from "@tightlines/contract/event-species";
import { m } from "../../paraglide/messages.js";
import { minLengthLabel } from "../species/species-label.ts";

/** The event's own minimum, or else the species' usual one. */
export function minimumLabel({
  minLengthMm,
  defaultMinLengthMm,
}: Pick<EventSpeciesResponse, "minLengthMm" | "defaultMinLengthMm">): string {
  return minLengthLabel((minLengthMm ?? defaultMinLengthMm) || null);
}

/** What else an event says about a species: "at most 3, 10 points". */
export function limitsLabel({ cap, points }: Pick<EventSpeciesResponse, "cap" | "points">): string {
  const said = [
    cap !== null && m.event_species_cap({ count: cap }),
    points !== null && m.event_species_points({ points }),
  ];
  return said.filter(Boolean).join(", ");
}
