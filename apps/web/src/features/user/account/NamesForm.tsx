import { useQueryClient } from "@tanstack/react-query";
import type { UserResponse } from "@tightlines/contract/user";
import { userLengths } from "@tightlines/domain/user/user-lengths";
import { useApi } from "../../../lib/api/api.context.ts";
import { useIdentity } from "../../../lib/identity/identity.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Form } from "../../../ui/form/Form.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { toast } from "../../../ui/toast.ts";
import { accountQuery } from "../account.queries.ts";
import { fieldNames } from "../../../ui/form/field-name.ts";

const field = fieldNames<Pick<UserResponse, "firstName" | "lastName">>();

export function NamesForm({ user }: { user: UserResponse }) {
  const api = useApi();
  const identity = useIdentity();
  const queryClient = useQueryClient();
  return (
    <Form
      initialValues={{ firstName: user.firstName, lastName: user.lastName }}
      onSubmit={(body) => api.patch("/api/users/{id}", { params: { id: user.uid }, body })}
      onSaved={({ data }) => {
        queryClient.setQueryData(accountQuery(api, user.uid).queryKey, data);
        toast.success(m.user_account_names_saved());
        // The token carries the name that the page's top shows.
        void identity.refresh();
      }}
      submitLabel={m.ui_save()}
    >
      <TextField
        name={field("firstName")}
        label={m.identity_first_name()}
        autoComplete="given-name"
        maxLength={userLengths.firstName}
      />
      <TextField
        name={field("lastName")}
        label={m.identity_last_name()}
        autoComplete="family-name"
        maxLength={userLengths.lastName}
      />
    </Form>
  );
}
