import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import type { UserResponse } from "@tightlines/contract/user";
import { useApi } from "../../../lib/api/api.context.ts";
import { ButtonLink } from "../../../lib/ButtonLink.tsx";
import { m } from "../../../paraglide/messages.js";
import { PencilIcon } from "../../../ui/ManageIcons.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { Page } from "../../../ui/Page.tsx";
import { FormSkeleton } from "../../../ui/Skeletons.tsx";
import { UserFacts } from "../UserFacts.tsx";
import { userQuery } from "../user.queries.ts";
import { DeleteUser } from "./DeleteUser.tsx";

const route = getRouteApi("/default/users/$userId");

export function UserDetailPage() {
  const { userId } = route.useParams();
  const query = useQuery(userQuery(useApi(), userId));
  return (
    <Page
      title={query.data?.displayName ?? m.user_detail_page()}
      back={<Link to="/users">{m.user_list_title()}</Link>}
      action={query.data && <EditButton user={query.data} />}
      narrow
    >
      <Loaded query={query} skeleton={<FormSkeleton fields={2} />}>
        {(user) => (
          <>
            <UserFacts user={user} />
            <DeleteUser user={user} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

function EditButton({ user }: { user: UserResponse }) {
  const params = { userId: String(user.id) };
  return (
    <ButtonLink
      to="/users/$userId/edit"
      params={params}
      variant="filled"
      leftSection={<PencilIcon size={18} />}
    >
      {m.user_detail_edit()}
    </ButtonLink>
  );
}
