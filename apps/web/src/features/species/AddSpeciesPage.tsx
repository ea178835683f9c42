import { useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useApi } from "../../lib/api/api.context.ts";
import { m } from "../../paraglide/messages.js";
import { Page } from "../../ui/Page.tsx";
import { toast } from "../../ui/toast.ts";
import { SpeciesForm } from "./SpeciesForm.tsx";
import { speciesKeys } from "./species.queries.ts";

export function AddSpeciesPage() {
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return (
    <Page title={m.species_add_title()} back={<Link to="/species">{m.species_list_title()}</Link>} narrow>
      <SpeciesForm
        onSubmit={(body) => api.post("/api/species", { body })}
        onSaved={({ data: { name } }) => {
          toast.success(m.species_added({ name }));
          queryClient.removeQueries({ queryKey: speciesKeys.lists });
          void navigate({ to: "/species", search: { search: name } });
        }}
        submitLabel={m.species_add_submit()}
      />
    </Page>
  );
}
