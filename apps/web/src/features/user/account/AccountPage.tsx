import { Button } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { UserResponse } from "@tightlines/contract/user";
import { useApi } from "../../../lib/api/api.context.ts";
import { useIdentity, useSignedIn } from "../../../lib/identity/identity.context.ts";
import type { SignedIn } from "../../../lib/identity/token-claims.ts";
import { m } from "../../../paraglide/messages.js";
import { Banner } from "../../../ui/Banner.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Form } from "../../../ui/form/Form.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { Page } from "../../../ui/Page.tsx";
import { FormSkeleton } from "../../../ui/Skeletons.tsx";
import { toast } from "../../../ui/toast.ts";
import { accountQuery } from "../account.queries.ts";
import { roleLabel } from "../role-label.ts";
import { asFormProblem } from "../sign-in/identity-sentence.ts";
import styles from "./AccountPage.module.css";
import { ButtonLink } from "../../../lib/ButtonLink.tsx";

export function AccountPage() {
  const api = useApi();
  const signedIn = useSignedIn();
  const account = useQuery({ ...accountQuery(api, signedIn?.uid ?? ""), enabled: signedIn !== null });
  return (
    <Page title={m.user_account_title()} narrow>
      {signedIn && !signedIn.isVerified && <VerifyBanner signedIn={signedIn} />}
      <Loaded query={account} skeleton={<FormSkeleton fields={2} />}>
        {(user) => <Account user={user} />}
      </Loaded>
    </Page>
  );
}

function Account({ user }: { user: UserResponse }) {
  return (
    <div className={styles.sections}>
      <Card title={m.user_account_names()}>
        <NamesForm user={user} />
        <dl className={styles.facts}>
          <dt>{m.user_account_email()}</dt>
          <dd>{user.email}</dd>
          <dt>{m.user_account_role()}</dt>
          <dd>{roleLabel(user.role)}</dd>
        </dl>
      </Card>
      <Card title={m.user_account_security()}>
        <ButtonLink to="/account/change-password" variant="default">
          {m.user_account_change_password()}
        </ButtonLink>
      </Card>
      {user.role === "member" && (
        <Card title={m.user_account_organizing()}>
          <ButtonLink to="/account/organizer" variant="default">
            {m.user_account_become_organizer()}
          </ButtonLink>
        </Card>
      )}
    </div>
  );
}

function NamesForm({ user }: { user: UserResponse }) {
  const api = useApi();
  const queryClient = useQueryClient();
  return (
    <Form
      initialValues={{ firstName: user.firstName, lastName: user.lastName }}
      onSubmit={(body) => api.patch("/api/users/{id}", { params: { id: user.uid }, body })}
      onSaved={({ data }) => {
        queryClient.setQueryData(accountQuery(api, user.uid).queryKey, data);
        toast.success(m.user_account_names_saved());
      }}
      submitLabel={m.ui_save()}
    >
      <TextField name="firstName" label={m.identity_first_name()} autoComplete="given-name" maxLength={100} />
      <TextField name="lastName" label={m.identity_last_name()} autoComplete="family-name" maxLength={100} />
    </Form>
  );
}

function VerifyBanner({ signedIn: { email } }: { signedIn: SignedIn }) {
  const identity = useIdentity();
  async function sendAgain() {
    try {
      await identity.act((provider) => provider.sendVerification());
      toast.success(m.user_account_verify_sent({ email }));
    } catch (error) {
      toast.error((asFormProblem(error) as { detail: string }).detail);
    }
  }
  return (
    <Banner
      action={
        <Button variant="subtle" onClick={() => void sendAgain()}>
          {m.user_account_verify_again()}
        </Button>
      }
    >
      {m.user_account_verify({ email })}
    </Banner>
  );
}
