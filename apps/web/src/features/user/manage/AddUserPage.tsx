import { useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useApi } from "../../../lib/api/api.context.ts";
import { ButtonLink } from "../../../lib/ButtonLink.tsx";
import { m } from "../../../paraglide/messages.js";
import { Page } from "../../../ui/Page.tsx";
import { toast } from "../../../ui/toast.ts";
import { UserForm } from "./UserForm.tsx";
import { userKeys } from "../user.queries.ts";

export function AddUserPage() {
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return (
    <Page
      title={m.user_add_title()}
      description={m.user_add_description()}
      back={<Link to="/users">{m.user_list_title()}</Link>}
      narrow
    >
      <UserForm
        onSubmit={(body) => api.post("/api/users", { body })}
        onSaved={({ data: { id, displayName, email } }) => {
          toast.success(m.user_added({ name: displayName, email }));
          queryClient.removeQueries({ queryKey: userKeys.lists });
          void navigate({ to: "/users/$userId", params: { userId: String(id) } });
        }}
        submitLabel={m.user_add_submit()}
        secondary={
          <ButtonLink to="/users" variant="subtle">
            {m.ui_cancel()}
          </ButtonLink>
        }
      />
    </Page>
  );
}
