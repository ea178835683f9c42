import { getRouteApi, Link, useRouter } from "@tanstack/react-router";
import { useApi } from "../../../lib/api/api.context.ts";
import { useIdentity } from "../../../lib/identity/identity.context.ts";
import { m } from "../../../paraglide/messages.js";
import { EmailField } from "../../../ui/form/EmailField.tsx";
import { Form } from "../../../ui/form/Form.tsx";
import { PasswordField } from "../../../ui/form/PasswordField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { toast } from "../../../ui/toast.ts";
import { finishSignup } from "./finish-signup.ts";
import { asFormProblem } from "./identity-sentence.ts";
import { SignInCard } from "./SignInCard.tsx";
import { fieldNames } from "../../../ui/form/field-name.ts";

const field = fieldNames<typeof empty>();

const empty = { firstName: "", lastName: "", email: "", password: "" };

const route = getRouteApi("/login-layout/signup");

export function SignupPage() {
  // An invitation names the address it was sent to.
  const { return: back, email: invited = "" } = route.useSearch();
  const router = useRouter();
  const api = useApi();
  const identity = useIdentity();

  /** The identity first, then the `signup` call (docs/seed-conformance.md, section 7). */
  async function signUp({ email, password, ...names }: typeof empty) {
    const displayName = `${names.firstName.trim()} ${names.lastName.trim()}`;
    try {
      await identity.act((provider) => provider.signUp({ email: email.trim(), password, displayName }));
      await finishSignup(api, identity, names);
    } catch (error) {
      throw asFormProblem(error, {
        "email-taken": "email",
        "invalid-email": "email",
        "weak-password": "password",
      });
    }
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
        onSaved={(_, { firstName, email }) => {
          toast.success(m.identity_signup_done({ name: firstName, email }));
          router.history.push(back ?? "/events");
        }}
        submitLabel={m.identity_signup_submit()}
      >
        <TextField
          name={field("firstName")}
          label={m.identity_first_name()}
          autoComplete="given-name"
          maxLength={100}
        />
        <TextField
          name={field("lastName")}
          label={m.identity_last_name()}
          autoComplete="family-name"
          maxLength={100}
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
