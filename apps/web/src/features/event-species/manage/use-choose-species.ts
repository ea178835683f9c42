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

/** The species whose ticks are on their way to the server and back, and how they will stand. */
export interface Pending {
  ids: readonly number[];
  isTicked: boolean;
}

const nothing: Pending = { ids: [], isTicked: false };

/** Ticking and unticking, each at once. What was unticked comes back with its figures. */
export function useChooseSpecies(event: EventResponse) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [pending, setPending] = useState(nothing);
  const params = { event: String(event.id) };

  async function act(next: Pending, work: () => Promise<void>): Promise<void> {
    setPending(next);
    try {
      await work();
    } catch (error) {
      toast.error(readSubmitProblem(error).detail ?? m.ui_form_refused());
    } finally {
      await queryClient.invalidateQueries({ queryKey: eventSpeciesKeys.all(event.url) });
      setPending(nothing);
    }
  }

  const add = (species: readonly Pick<SpeciesResponse, "id" | "name">[]) => {
    const speciesIds = species.map(({ id }) => id);
    return act({ ids: speciesIds, isTicked: true }, async () => {
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
    act({ ids: [id], isTicked: true }, async () => {
      const body = { speciesId: id, minLengthMm, cap, points };
      await api.post("/api/events/{event}/species", { params, body });
      toast.success(m.event_species_added({ name }));
    });

  const remove = (species: EventSpeciesResponse) =>
    act({ ids: [species.id], isTicked: false }, async () => {
      const { id, name } = species;
      await api.delete("/api/events/{event}/species/{id}", { params: { ...params, id: String(id) } });
      toast.success(m.event_species_removed({ name }), { undo: () => void bringBack(species) });
    });

  return { add, remove, pending };
}
