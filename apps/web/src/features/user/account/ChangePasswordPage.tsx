import { Link, useNavigate } from "@tanstack/react-router";
import { useIdentity, useSignedIn } from "../../../lib/identity/identity.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Form } from "../../../ui/form/Form.tsx";
import { PasswordField } from "../../../ui/form/PasswordField.tsx";
import { Page } from "../../../ui/Page.tsx";
import { toast } from "../../../ui/toast.ts";
import { asFormProblem } from "../sign-in/identity-sentence.ts";
import { fieldNames } from "../../../ui/form/field-name.ts";

const field = fieldNames<{ current: string; next: string }>();

export function ChangePasswordPage() {
  const identity = useIdentity();
  const navigate = useNavigate();
  const signedIn = useSignedIn();

  async function change({ current, next }: { current: string; next: string }) {
    try {
      await identity.act((provider) => provider.changePassword(current, next));
    } catch (error) {
      throw asFormProblem(
        error,
        { "wrong-password": "current", "weak-password": "next" },
        {
          "wrong-password": m.identity_wrong_current_password,
        },
      );
    }
  }

  return (
    <Page title={m.user_password_title()} back={<Link to="/account">{m.user_account_title()}</Link>} narrow>
      <Form
        initialValues={{ current: "", next: "" }}
        onSubmit={change}
        onSaved={() => {
          toast.success(m.user_password_done());
          void navigate({ to: "/account" });
        }}
        submitLabel={m.user_password_submit()}
      >
        {/* Password managers keep one entry per account: they look for its name beside the new password. */}
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={signedIn?.email ?? ""}
          readOnly
          hidden
        />
        <PasswordField
          name={field("current")}
          label={m.user_password_current()}
          autoComplete="current-password"
        />
        <PasswordField name={field("next")} label={m.user_password_new()} autoComplete="new-password" isNew />
      </Form>
    </Page>
  );
}
