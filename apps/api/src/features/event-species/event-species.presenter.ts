import type { EventSpeciesResponse } from "@tightlines/contract/event-species";
import type { ChosenSpecies } from "./event-species.repository.ts";

export function presentEventSpecies({
  eventId: _eventId,
  speciesId,
  ...row
}: ChosenSpecies): EventSpeciesResponse {
  return {
    ...row,
    id: speciesId,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
