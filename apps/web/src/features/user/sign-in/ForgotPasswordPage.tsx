import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useIdentity } from "../../../lib/identity/identity.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Banner } from "../../../ui/Banner.tsx";
import { EmailField } from "../../../ui/form/EmailField.tsx";
import { Form } from "../../../ui/form/Form.tsx";
import { PasswordField } from "../../../ui/form/PasswordField.tsx";
import { asFormProblem } from "./identity-sentence.ts";
import { SignInCard } from "./SignInCard.tsx";
import { fieldNames } from "../../../ui/form/field-name.ts";

const field = fieldNames<{ email: string; password: string }>();
const route = getRouteApi("/login-layout/forgot-password");

/** Asks for a reset mail; opened from the link in that mail, takes the new password. */
export function ForgotPasswordPage() {
  const { code, email = "" } = route.useSearch();
  return code ? <ChooseNewPassword code={code} /> : <AskForLink email={email} />;
}

function AskForLink({ email: addressed }: { email: string }) {
  const identity = useIdentity();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const links = <Link to="/login">{m.identity_back_to_login()}</Link>;

  if (sentTo) {
    return (
      <SignInCard title={m.identity_forgot_sent_title()} links={links}>
        <Banner tone="reed">{m.identity_forgot_sent({ email: sentTo })}</Banner>
      </SignInCard>
    );
  }
  return (
    <SignInCard title={m.identity_forgot_title()} intro={m.identity_forgot_intro()} links={links}>
      <Form
        initialValues={{ email: addressed }}
        onSubmit={({ email }) =>
          identity
            .act((provider) => provider.sendPasswordReset(email.trim()))
            .catch((error: unknown) => Promise.reject(asFormProblem(error, { "invalid-email": "email" })))
        }
        onSaved={(_, { email }) => setSentTo(email.trim())}
        submitLabel={m.identity_forgot_submit()}
      >
        <EmailField name={field("email")} label={m.identity_email()} autoComplete="username" />
      </Form>
    </SignInCard>
  );
}

function ChooseNewPassword({ code }: { code: string }) {
  const identity = useIdentity();
  const navigate = useNavigate();
  return (
    <SignInCard
      title={m.identity_reset_title()}
      links={<Link to="/login">{m.identity_back_to_login()}</Link>}
    >
      <Form
        initialValues={{ password: "" }}
        onSubmit={({ password }) =>
          identity
            .act((provider) => provider.confirmPasswordReset(code, password))
            .catch((error: unknown) => Promise.reject(asFormProblem(error, { "weak-password": "password" })))
        }
        onSaved={() => void navigate({ to: "/login", search: { reset: "done" } })}
        submitLabel={m.identity_reset_submit()}
      >
        <PasswordField
          name={field("password")}
          label={m.identity_new_password()}
          autoComplete="new-password"
          isNew
        />
      </Form>
    </SignInCard>
  );
}
