import { useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import type { UserResponse } from "@tightlines/contract/user";
import { useApi } from "../../../lib/api/api.context.ts";
import { ButtonLink } from "../../../lib/ButtonLink.tsx";
import { useIdentity, useSignedIn } from "../../../lib/identity/identity.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Loaded } from "../../../ui/Loaded.tsx";
import { Page } from "../../../ui/Page.tsx";
import { FormSkeleton } from "../../../ui/Skeletons.tsx";
import { toast } from "../../../ui/toast.ts";
import { userKeys, userQuery } from "../user.queries.ts";
import { UserForm } from "./UserForm.tsx";

const route = getRouteApi("/default/users/$userId/edit");

export function EditUserPage() {
  const { userId } = route.useParams();
  const query = useQuery(userQuery(useApi(), userId));
  return (
    <Page
      title={query.data ? m.user_edit_title({ name: query.data.displayName }) : m.user_edit_page()}
      back={<Link to="/users">{m.user_list_title()}</Link>}
      narrow
    >
      <Loaded query={query} skeleton={<FormSkeleton />}>
        {(user) => <EditForm user={user} />}
      </Loaded>
    </Page>
  );
}

function EditForm({ user }: { user: UserResponse }) {
  const api = useApi();
  const identity = useIdentity();
  const signedIn = useSignedIn();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const userId = String(user.id);
  return (
    <UserForm
      user={user}
      onSubmit={async (values, revision) => {
        const body = { ...values, revision };
        return (await api.patch("/api/users/{id}", { params: { id: userId }, body })).data;
      }}
      onSaved={(saved) => {
        toast.success(m.user_saved({ name: saved.displayName }));
        queryClient.setQueryData(userQuery(api, userId).queryKey, saved);
        queryClient.removeQueries({ queryKey: userKeys.lists });
        void navigate({ to: "/users/$userId", params: { userId } });
        // Somebody who changed themselves: their name, and perhaps their rights, are others now.
        if (saved.uid === signedIn?.uid) void identity.refresh();
      }}
      submitLabel={m.ui_save()}
      secondary={
        <ButtonLink to="/users/$userId" params={{ userId }} variant="subtle">
          {m.ui_cancel()}
        </ButtonLink>
      }
    />
  );
}
