import { useQuery } from "@tanstack/react-query";
import type { UserResponse } from "@tightlines/contract/user";
import type { ReactNode } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { ButtonLink } from "../../../lib/ButtonLink.tsx";
import { useSignedIn } from "../../../lib/identity/identity.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Card } from "../../../ui/Card.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { Page } from "../../../ui/Page.tsx";
import { FormSkeleton } from "../../../ui/Skeletons.tsx";
import { accountQuery } from "../account.queries.ts";
import { UserFacts } from "../UserFacts.tsx";
import styles from "./AccountPage.module.css";
import { CalendarCard } from "./CalendarCard.tsx";
import { DataCard } from "./DataCard.tsx";
import { NamesForm } from "./NamesForm.tsx";
import { VerifyBanner } from "./VerifyBanner.tsx";

/** `children` are what later parts of the product hold of the reader. */
export function AccountPage({ children }: { children?: ReactNode }) {
  const api = useApi();
  const signedIn = useSignedIn();
  const account = useQuery({ ...accountQuery(api, signedIn?.uid ?? ""), enabled: signedIn !== null });
  return (
    <Page title={m.user_account_title()} narrow>
      <div className={styles.sections}>
        {signedIn && !signedIn.isVerified && <VerifyBanner signedIn={signedIn} />}
        <Loaded query={account} skeleton={<FormSkeleton fields={2} />}>
          {(user) => <Account user={user}>{children}</Account>}
        </Loaded>
      </div>
    </Page>
  );
}

function Account({ user, children }: { user: UserResponse; children: ReactNode }) {
  return (
    <>
      <Card title={m.user_account_names()}>
        <NamesForm user={user} />
        <div className={styles.facts}>
          <UserFacts user={user} />
        </div>
      </Card>
      {children}
      <Card title={m.user_account_security()}>
        <ButtonLink to="/account/change-password">{m.user_account_change_password()}</ButtonLink>
      </Card>
      <Card title={m.user_account_organizing()}>
        {user.role === "member" ? (
          <ButtonLink to="/account/organizer">{m.user_account_become_organizer()}</ButtonLink>
        ) : (
          <ButtonLink to="/account/events">{m.user_account_my_events()}</ButtonLink>
        )}
      </Card>
      <Card title={m.user_account_together()}>
        <ButtonLink to="/account/invitations">{m.user_account_invitations()}</ButtonLink>
      </Card>
      <CalendarCard />
      <DataCard user={user} />
    </>
  );
}
