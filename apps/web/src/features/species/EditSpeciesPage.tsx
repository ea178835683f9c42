import { useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import type { SpeciesResponse } from "@tightlines/contract/species";
import { useApi } from "../../lib/api/api.context.ts";
import { m } from "../../paraglide/messages.js";
import { Loaded } from "../../ui/Loaded.tsx";
import { Page } from "../../ui/Page.tsx";
import { FormSkeleton } from "../../ui/Skeletons.tsx";
import { toast } from "../../ui/toast.ts";
import { DeleteSpecies } from "./DeleteSpecies.tsx";
import { speciesKeys, speciesQuery } from "./species.queries.ts";
import { SpeciesForm } from "./SpeciesForm.tsx";

const route = getRouteApi("/default/species/$speciesId/edit");

export function EditSpeciesPage() {
  const { speciesId } = route.useParams();
  const query = useQuery(speciesQuery(useApi(), speciesId));
  return (
    <Page
      title={query.data ? m.species_edit_title(query.data) : m.species_edit_page()}
      back={<Link to="/species">{m.species_list_title()}</Link>}
      narrow
    >
      <Loaded query={query} skeleton={<FormSkeleton fields={5} />}>
        {(species) => (
          <>
            <EditForm species={species} />
            <DeleteSpecies species={species} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

function EditForm({ species }: { species: SpeciesResponse }) {
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const params = { id: String(species.id) };
  return (
    <SpeciesForm
      species={species}
      onSubmit={(input, revision) => api.patch("/api/species/{id}", { params, body: { ...input, revision } })}
      onSaved={({ data }) => {
        toast.success(m.species_saved(data));
        queryClient.setQueryData(speciesQuery(api, params.id).queryKey, data);
        queryClient.removeQueries({ queryKey: speciesKeys.lists });
        void navigate({ to: "/species", search: { search: data.name } });
      }}
      submitLabel={m.ui_save()}
    />
  );
}
