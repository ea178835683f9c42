import { getRouteApi, Link, useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { useIdentity, useSignedIn } from "../../../lib/identity/identity.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Banner } from "../../../ui/Banner.tsx";
import { AnchorButton } from "../../../ui/Button.tsx";
import { EmailField } from "../../../ui/form/EmailField.tsx";
import { Form } from "../../../ui/form/Form.tsx";
import { PasswordField } from "../../../ui/form/PasswordField.tsx";
import { ConfirmAddress } from "./ConfirmAddress.tsx";
import { finishSignup } from "./finish-signup.ts";
import { asFormProblem } from "./identity-sentence.ts";
import { pageAfterSignIn } from "./page-after-sign-in.ts";
import { SignInCard } from "./SignInCard.tsx";
import { fieldNames } from "../../../ui/form/field-name.ts";

const field = fieldNames<{ email: string; password: string }>();

const route = getRouteApi("/login-layout/login");

export function LoginPage() {
  const { verify, email, return: back } = route.useSearch();
  return verify ? <ConfirmAddress code={verify} email={email} back={back} /> : <SignIn />;
}

function SignIn() {
  const { return: back, email: addressed = "", reset } = route.useSearch();
  const router = useRouter();
  const api = useApi();
  const identity = useIdentity();
  const signedIn = useSignedIn();
  const [isSigningIn, setSigningIn] = useState(false);

  async function signIn({ email, password }: { email: string; password: string }) {
    setSigningIn(true);
    try {
      await identity.act((provider) => provider.signIn(email.trim(), password));
      await finishSignup(api, identity);
      return await pageAfterSignIn(api, back);
    } catch (error) {
      setSigningIn(false);
      throw asFormProblem(error);
    }
  }

  const notice = reset === "done" && <Banner tone="reed">{m.identity_login_reset_done()}</Banner>;
  // Not while the form is at work: it has yet to finish the sign-up and to lead on.
  if (signedIn && signedIn.role !== "guest" && !isSigningIn) {
    return (
      <SignInCard
        title={m.identity_login_title()}
        intro={m.identity_login_already({ name: signedIn.displayName })}
        notice={notice}
      >
        <AnchorButton href={back ?? "/events"} variant="filled" fullWidth>
          {m.identity_login_continue()}
        </AnchorButton>
      </SignInCard>
    );
  }
  return (
    <SignInCard
      title={m.identity_login_title()}
      intro={m.identity_login_intro()}
      notice={notice}
      links={
        <>
          <Link to="/forgot-password">{m.identity_login_forgot()}</Link>
          <span>
            {m.identity_login_no_account()}{" "}
            <Link to="/signup" search={back ? { return: back } : {}}>
              {m.identity_signup_page()}
            </Link>
          </span>
        </>
      }
    >
      <Form
        initialValues={{ email: addressed, password: "" }}
        onSubmit={signIn}
        onSaved={(page) => router.history.push(page)}
        submitLabel={m.identity_sign_in()}
      >
        <EmailField name={field("email")} label={m.identity_email()} autoComplete="username" />
        <PasswordField
          name={field("password")}
          label={m.identity_password()}
          autoComplete="current-password"
        />
      </Form>
    </SignInCard>
  );
}
