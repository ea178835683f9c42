import { userLengths } from "@tightlines/domain/user/user-lengths";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useState } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { useIdentity } from "../../../lib/identity/identity.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Banner } from "../../../ui/Banner.tsx";
import { EmailField } from "../../../ui/form/EmailField.tsx";
import { Form } from "../../../ui/form/Form.tsx";
import { PasswordField } from "../../../ui/form/PasswordField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { joinNames } from "./display-name.ts";
import { finishSignup } from "./finish-signup.ts";
import { asFormProblem } from "./identity-sentence.ts";
import { keepWayBack } from "./way-back.ts";
import { SignInCard } from "./SignInCard.tsx";
import { fieldNames } from "../../../ui/form/field-name.ts";

const field = fieldNames<typeof empty>();

const empty = { firstName: "", lastName: "", email: "", password: "" };

const route = getRouteApi("/login-layout/signup");

export function SignupPage() {
  // An invitation names the address it was sent to.
  const { return: back, email: invited = "" } = route.useSearch();
  const api = useApi();
  const identity = useIdentity();
  const [sentTo, setSentTo] = useState<string | null>(null);

  /**
   * The identity first, then the `signup` call (docs/seed-conformance.md, section 7). Where the provider lets nobody in before the address is
   * confirmed, the first sign-in makes that call; where it does, it is left again: what follows is the same for everybody,
   * so that nobody learns here whether an address has an account.
   */
  async function signUp({ email, password, ...names }: typeof empty) {
    const displayName = joinNames(names);
    try {
      await identity.act((provider) => provider.signUp({ email: email.trim(), password, displayName }));
      if (back) keepWayBack(back);
      await finishSignup(api, identity, names);
      if (identity.current()) await identity.act((provider) => provider.signOut());
    } catch (error) {
      throw asFormProblem(error, {
        "invalid-email": "email",
        "weak-password": "password",
      });
    }
  }

  if (sentTo) {
    return (
      <SignInCard
        title={m.identity_signup_sent_title()}
        links={
          <Link to="/login" search={{ email: sentTo, ...(back && { return: back }) }}>
            {m.identity_back_to_login()}
          </Link>
        }
      >
        <Banner tone="reed">{m.identity_signup_sent({ email: sentTo })}</Banner>
        <p>{m.identity_signup_sent_help()}</p>
      </SignInCard>
    );
  }
  return (
    <SignInCard
      title={m.identity_signup_title()}
      intro={m.identity_signup_intro()}
      links={
        <span>
          {m.identity_signup_have_account()}{" "}
          <Link to="/login" search={back ? { return: back } : {}}>
            {m.identity_sign_in()}
          </Link>
        </span>
      }
    >
      <Form
        initialValues={{ ...empty, email: invited }}
        onSubmit={signUp}
        onSaved={(_, { email }) => setSentTo(email.trim())}
        submitLabel={m.identity_signup_submit()}
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
        <EmailField name={field("email")} label={m.identity_email()} autoComplete="username" />
        <PasswordField
          name={field("password")}
          label={m.identity_password()}
          autoComplete="new-password"
          isNew
        />
      </Form>
    </SignInCard>
  );
}
