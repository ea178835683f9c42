import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { SpeciesResponse } from "@tightlines/contract/species";
import { useApi } from "../../lib/api/api.context.ts";
import { DeleteSection } from "../../lib/deletion/DeleteSection.tsx";
import { m } from "../../paraglide/messages.js";
import { toast } from "../../ui/toast.ts";
import { speciesKeys } from "./species.queries.ts";

export function DeleteSpecies({ species: { id, name } }: { species: SpeciesResponse }) {
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();

  async function remove() {
    await api.delete("/api/species/{id}", { params: { id: String(id) } });
    toast.success(m.species_deleted({ name }));
    // Removed, not merely stale: the list must not come back for a moment with what has just gone.
    queryClient.removeQueries({ queryKey: speciesKeys.lists });
    await navigate({ to: "/species" });
    queryClient.removeQueries({ queryKey: speciesKeys.one(String(id)) });
  }

  return (
    <DeleteSection
      label={m.species_delete()}
      name={name}
      goes={m.species_delete_goes()}
      stays={m.species_delete_stays()}
      onConfirm={remove}
    />
  );
}
