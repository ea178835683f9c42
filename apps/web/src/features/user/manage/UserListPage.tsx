import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useApi } from "../../../lib/api/api.context.ts";
import { ButtonLink } from "../../../lib/ButtonLink.tsx";
import { ListTools } from "../../../lib/list/ListTools.tsx";
import { Pages } from "../../../lib/list/Pages.tsx";
import { m } from "../../../paraglide/messages.js";
import { EmptyNet } from "../../../ui/drawings/EmptyNet.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { PlusIcon } from "../../../ui/Icons.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { Page } from "../../../ui/Page.tsx";
import { TableSkeleton } from "../../../ui/Skeletons.tsx";
import { userListQuery } from "../user.queries.ts";
import { UndeliveredMail } from "./UndeliveredMail.tsx";
import { UserTable } from "./UserTable.tsx";

const route = getRouteApi("/default/users");

export function UserListPage() {
  const chosen = route.useSearch();
  const navigate = route.useNavigate();
  const query = useQuery(userListQuery(useApi(), chosen));
  return (
    <Page title={m.user_list_title()} action={<AddButton />}>
      <ListTools
        chosen={chosen}
        onChoose={(search) => void navigate({ search, replace: true })}
        sorts={[
          { value: "name", label: m.user_field_name() },
          { value: "email", label: m.user_field_email() },
          { value: "role", label: m.user_field_role() },
          { value: "-created_at", label: m.user_sort_newest() },
        ]}
        count={query.data ? m.user_list_count({ count: query.data.meta.total }) : ""}
      />
      <Loaded
        query={query}
        skeleton={<TableSkeleton rows={10} />}
        isEmpty={({ data }) => data.length === 0}
        empty={<NoUsers search={chosen.search ?? ""} />}
      >
        {({ data, meta }) => (
          <>
            <UserTable rows={data} />
            <Pages meta={meta} />
          </>
        )}
      </Loaded>
      <UndeliveredMail />
    </Page>
  );
}

function AddButton() {
  return (
    <ButtonLink to="/users/add" variant="filled" leftSection={<PlusIcon size={18} />}>
      {m.user_list_add()}
    </ButtonLink>
  );
}

function NoUsers({ search }: { search: string }) {
  return (
    <EmptyState
      drawing={<EmptyNet />}
      sentence={m.user_list_nothing({ search })}
      action={<ButtonLink to="/users">{m.user_list_clear()}</ButtonLink>}
    />
  );
}
