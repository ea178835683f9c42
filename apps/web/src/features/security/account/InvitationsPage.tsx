import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useApi } from "../../../lib/api/api.context.ts";
import { useSignedIn } from "../../../lib/identity/identity.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Banner } from "../../../ui/Banner.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { Page } from "../../../ui/Page.tsx";
import { TableSkeleton } from "../../../ui/Skeletons.tsx";
import { rightLabel } from "../right-label.ts";
import { ownInvitationsQuery } from "../security.queries.ts";
import { AnswerInvitation } from "./AnswerInvitation.tsx";
import styles from "./InvitationsPage.module.css";

/** What others would like the reader to do. Until the reader has answered, they learn nothing about them. */
export function InvitationsPage() {
  const signedIn = useSignedIn();
  const query = useQuery({ ...ownInvitationsQuery(useApi()), enabled: signedIn !== null });
  return (
    <Page
      title={m.security_invitations_title()}
      description={m.security_invitations_description()}
      back={<Link to="/account">{m.user_account_title()}</Link>}
      narrow
    >
      {signedIn && !signedIn.isVerified && <Banner>{m.security_invitations_unproven()}</Banner>}
      <Loaded query={query} skeleton={<TableSkeleton rows={2} columns={2} />}>
        {(invitations) =>
          invitations.length === 0 ? (
            <p>{m.security_invitations_none()}</p>
          ) : (
            <div className={styles.list}>
              {invitations.map((invitation) => (
                <Card key={invitation.id} title={invitation.eventName}>
                  <p>
                    {m.security_invitation_words({
                      name: invitation.invitedBy,
                      right: rightLabel(invitation.right),
                    })}
                  </p>
                  <AnswerInvitation invitation={invitation} />
                </Card>
              ))}
            </div>
          )
        }
      </Loaded>
    </Page>
  );
}
