import { useQueryClient } from "@tanstack/react-query";
import type { EventResponse } from "@tightlines/contract/event";
import type { EventSpeciesResponse } from "@tightlines/contract/event-species";
import type { SpeciesResponse } from "@tightlines/contract/species";
import { useState } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { readSubmitProblem } from "../../../ui/form/submit-problem.ts";
import { toast } from "../../../ui/toast.ts";
import { eventSpeciesKeys } from "../event-species.queries.ts";

/** Ticking and unticking, each at once. What was unticked comes back with its figures. */
export function useChooseSpecies(event: EventResponse) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [busyIds, setBusyIds] = useState<readonly number[]>([]);
  const params = { event: String(event.id) };

  async function act(ids: readonly number[], work: () => Promise<void>): Promise<void> {
    setBusyIds(ids);
    try {
      await work();
    } catch (error) {
      toast.error(readSubmitProblem(error).detail ?? m.ui_form_refused());
    } finally {
      await queryClient.invalidateQueries({ queryKey: eventSpeciesKeys.all(event.url) });
      setBusyIds([]);
    }
  }

  const add = (species: readonly Pick<SpeciesResponse, "id" | "name">[]) => {
    const speciesIds = species.map(({ id }) => id);
    return act(speciesIds, async () => {
      const { data } = await api.post("/api/events/{event}/species/many", { params, body: { speciesIds } });
      const [only] = species;
      toast.success(
        only && species.length === 1
          ? m.event_species_added({ name: only.name })
          : m.event_species_added_many({ count: data.length }),
      );
    });
  };

  const bringBack = ({ id, name, minLengthMm, cap, points }: EventSpeciesResponse) =>
    act([id], async () => {
      const body = { speciesId: id, minLengthMm, cap, points };
      await api.post("/api/events/{event}/species", { params, body });
      toast.success(m.event_species_added({ name }));
    });

  const remove = (species: EventSpeciesResponse) =>
    act([species.id], async () => {
      const { id, name } = species;
      await api.delete("/api/events/{event}/species/{id}", { params: { ...params, id: String(id) } });
      toast.success(m.event_species_removed({ name }), { undo: () => void bringBack(species) });
    });

  return { add, remove, busyIds };
}
