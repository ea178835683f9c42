import { Link, useRouter } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { useIdentity } from "../../../lib/identity/identity.context.ts";
import { IdentityProblem } from "../../../lib/identity/identity-provider.ts";
import { m } from "../../../paraglide/messages.js";
import { Banner } from "../../../ui/Banner.tsx";
import { AnchorButton } from "../../../ui/Button.tsx";
import { fieldNames } from "../../../ui/form/field-name.ts";
import { Form } from "../../../ui/form/Form.tsx";
import { PasswordField } from "../../../ui/form/PasswordField.tsx";
import { toast } from "../../../ui/toast.ts";
import { finishSignup } from "./finish-signup.ts";
import { asFormProblem } from "./identity-sentence.ts";
import { pageAfterSignIn } from "./page-after-sign-in.ts";
import { readWayBack } from "./way-back.ts";
import { SignInCard } from "./SignInCard.tsx";

const field = fieldNames<{ password: string }>();

/**
 * Opened by the link in a confirmation letter, on whichever device. The link alone is not enough: the account may have been
 * made by a stranger with the reader's address. So it takes the account's login or its password.
 */
export function ConfirmAddress({ code, email, back }: ConfirmAddressProps) {
  const state = useOwnLogin(code);
  if (state === "failed") {
    return (
      <SignInCard
        title={m.identity_confirm_title()}
        notice={<Banner tone="float">{m.identity_login_verify_failed()}</Banner>}
        links={
          <>
            <Link to="/login" search={email ? { email } : {}}>
              {m.identity_sign_in()}
            </Link>
            <ChoosePassword email={email} />
          </>
        }
      />
    );
  }
  if (state === "done") {
    return (
      <SignInCard
        title={m.identity_confirm_title()}
        notice={<Banner tone="reed">{m.identity_login_verified()}</Banner>}
      >
        <AnchorButton href={back ?? readWayBack() ?? "/account"} variant="filled" fullWidth>
          {m.identity_login_continue()}
        </AnchorButton>
      </SignInCard>
    );
  }
  return (
    <SignInCard
      title={m.identity_confirm_title()}
      intro={m.identity_confirm_intro()}
      links={
        <span>
          {m.identity_confirm_not_mine()} <ChoosePassword email={email} />
        </span>
      }
    >
      {state === "password" && <PasswordForm code={code} email={email} back={back} />}
    </SignInCard>
  );
}

export interface ConfirmAddressProps {
  code: string;
  email: string | undefined;
  back: string | undefined;
}

function PasswordForm({ code, email = "", back }: ConfirmAddressProps) {
  const api = useApi();
  const identity = useIdentity();
  const router = useRouter();

  async function confirm({ password }: { password: string }) {
    try {
      await identity.act((provider) => provider.confirmVerification(code, password));
      await finishSignup(api, identity);
      return await pageAfterSignIn(api, back);
    } catch (error) {
      const sentence = { "wrong-password": m.identity_confirm_wrong_password };
      throw asFormProblem(error, { "wrong-password": "password" }, sentence);
    }
  }

  return (
    <Form
      initialValues={{ password: "" }}
      onSubmit={confirm}
      onSaved={(page) => {
        toast.success(m.identity_login_verified());
        router.history.push(page);
      }}
      submitLabel={m.identity_confirm_submit()}
    >
      {/* Password managers look for the account's name beside the password. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField name={field("password")} label={m.identity_password()} autoComplete="current-password" />
    </Form>
  );
}

/** That confirms the address as well, and shuts out whoever used it. */
function ChoosePassword({ email }: { email: string | undefined }) {
  return (
    <Link to="/forgot-password" search={email ? { email } : {}}>
      {m.identity_confirm_choose_password()}
    </Link>
  );
}

/** Tries the code with the login of this browser, once, also when React mounts the page twice. */
function useOwnLogin(code: string): "asking" | "password" | "done" | "failed" {
  const identity = useIdentity();
  const [state, setState] = useState<"asking" | "password" | "done" | "failed">("asking");
  const tried = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (tried.current === code) return;
    tried.current = code;
    identity
      .act((provider) => provider.confirmVerification(code))
      .then(
        () => setState("done"),
        (error: unknown) => setState(isInvalid(error) ? "failed" : "password"),
      );
  }, [code, identity]);
  return state;
}

function isInvalid(error: unknown): boolean {
  return error instanceof IdentityProblem && error.code === "invalid-code";
}
