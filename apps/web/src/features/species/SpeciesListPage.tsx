import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useApi } from "../../lib/api/api.context.ts";
import { useSignedIn } from "../../lib/identity/identity.context.ts";
import { ListTools } from "../../lib/list/ListTools.tsx";
import { Pages } from "../../lib/list/Pages.tsx";
import { m } from "../../paraglide/messages.js";
import { EmptyNet } from "../../ui/drawings/EmptyNet.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { PlusIcon } from "../../ui/Icons.tsx";
import { Loaded } from "../../ui/Loaded.tsx";
import { Page } from "../../ui/Page.tsx";
import { TableSkeleton } from "../../ui/Skeletons.tsx";
import { speciesListQuery } from "./species.queries.ts";
import { SpeciesTable } from "./SpeciesTable.tsx";
import { ButtonLink } from "../../lib/ButtonLink.tsx";

const route = getRouteApi("/default/species");

export function SpeciesListPage() {
  const chosen = route.useSearch();
  const navigate = route.useNavigate();
  const query = useQuery(speciesListQuery(useApi(), chosen));
  // Organizers read the list; administrators keep it (docs/seed-conformance.md, section 6).
  const canEdit = useSignedIn()?.role === "administrator";
  return (
    <Page
      title={m.species_list_title()}
      description={m.species_list_description()}
      action={canEdit && <AddButton />}
    >
      <ListTools
        chosen={chosen}
        onChoose={(search) => void navigate({ search, replace: true })}
        sorts={[
          { value: "name", label: m.species_field_name() },
          { value: "latin_name", label: m.species_field_latin_name() },
          { value: "code", label: m.species_field_code() },
        ]}
        count={query.data ? m.species_list_count({ count: query.data.meta.total }) : ""}
      />
      <Loaded
        query={query}
        skeleton={<TableSkeleton rows={10} columns={5} />}
        isEmpty={({ data }) => data.length === 0}
        empty={<NoSpecies search={chosen.search} />}
      >
        {({ data, meta }) => (
          <>
            <SpeciesTable rows={data} canEdit={canEdit} />
            <Pages meta={meta} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

function AddButton() {
  return (
    <ButtonLink to="/species/add" variant="filled" leftSection={<PlusIcon size={18} />}>
      {m.species_list_add()}
    </ButtonLink>
  );
}

function NoSpecies({ search }: { search: string | undefined }) {
  return (
    <EmptyState
      drawing={<EmptyNet />}
      sentence={search ? m.species_list_nothing({ search }) : m.species_list_empty()}
      action={search && <ButtonLink to="/species">{m.species_list_clear()}</ButtonLink>}
    />
  );
}
