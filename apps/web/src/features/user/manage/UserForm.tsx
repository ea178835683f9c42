import type { UserResponse } from "@tightlines/contract/user";
import { userRoles } from "@tightlines/domain/user/change-role";
import type { UserRole } from "@tightlines/domain/user/change-role";
import { userLengths } from "@tightlines/domain/user/user-lengths";
import type { ReactNode } from "react";
import { m } from "../../../paraglide/messages.js";
import { EmailField } from "../../../ui/form/EmailField.tsx";
import { Form } from "../../../ui/form/Form.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { roleLabel } from "../role-label.ts";
import { fieldNames } from "../../../ui/form/field-name.ts";

const field = fieldNames<UserFormValues>();

export interface UserFormValues {
  firstName: string;
  lastName: string;
  email: string;
  role: UserRole;
}

export interface UserFormProps<Answer> {
  /** Absent for a new user. */
  user?: UserResponse;
  onSubmit: (values: UserFormValues, revision: number) => Promise<Answer>;
  onSaved: (answer: Answer) => void;
  submitLabel: string;
  secondary: ReactNode;
}

/** One form for adding and editing a user. It is about somebody else: the browser must not fill in its owner. */
export function UserForm<Answer>({ user, ...form }: UserFormProps<Answer>) {
  return (
    <Form
      initialValues={user ? valuesOf(user) : emptyValues}
      stored={user && { row: user, valuesOf }}
      {...form}
    >
      <TextField
        name={field("firstName")}
        label={m.identity_first_name()}
        autoComplete="off"
        maxLength={userLengths.firstName}
      />
      <TextField
        name={field("lastName")}
        label={m.identity_last_name()}
        autoComplete="off"
        maxLength={userLengths.lastName}
      />
      <EmailField
        name={field("email")}
        label={m.user_field_email()}
        autoComplete="off"
        help={user ? m.user_field_email_change_help() : m.user_field_email_add_help()}
      />
      <SelectField
        name={field("role")}
        label={m.user_field_role()}
        options={userRoles.map((role) => ({ value: role, label: roleLabel(role) }))}
      />
    </Form>
  );
}

const emptyValues: UserFormValues = { firstName: "", lastName: "", email: "", role: "member" };

function valuesOf({ firstName, lastName, email, role }: UserResponse): UserFormValues {
  return { firstName, lastName, email, role: userRoles.find((each) => each === role) ?? "member" };
}
