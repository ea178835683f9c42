import { useQuery } from "@tanstack/react-query";
import type { OpenInvitationLink } from "@tightlines/contract/invitation-link";
import { useApi } from "../../../lib/api/api.context.ts";
import { useSignedIn } from "../../../lib/identity/identity.context.ts";
import { useSecret } from "../../../lib/use-secret.ts";
import { m } from "../../../paraglide/messages.js";
import { Card } from "../../../ui/Card.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { Page } from "../../../ui/Page.tsx";
import { FormSkeleton } from "../../../ui/Skeletons.tsx";
import { rightLabel } from "../right-label.ts";
import { openInvitationLinkQuery } from "../security.queries.ts";
import { AcceptLink } from "./AcceptLink.tsx";
import { SignInToAccept } from "./SignInToAccept.tsx";

/** Where an invitation link leads: who invites to what, and one button. */
export function InvitationLinkPage() {
  const secret = useSecret();
  const query = useQuery({ ...openInvitationLinkQuery(useApi(), secret ?? ""), enabled: Boolean(secret) });
  return (
    <Page narrow title={m.security_link_page()}>
      <noscript>
        <p>{m.security_link_needs_script()}</p>
      </noscript>
      {secret === "" ? (
        <p>{m.security_link_no_secret()}</p>
      ) : (
        <Loaded query={query} skeleton={<FormSkeleton fields={2} />}>
          {(link) => <Invited link={link} secret={secret ?? ""} />}
        </Loaded>
      )}
    </Page>
  );
}

function Invited({ link, secret }: { link: OpenInvitationLink; secret: string }) {
  const signedIn = useSignedIn();
  const { eventName, invitedBy: name, right } = link;
  return (
    <Card title={eventName}>
      <p>{m.security_link_words({ name, right: rightLabel(right) })}</p>
      <p>{m.security_link_role()}</p>
      {signedIn && signedIn.role !== "guest" ? (
        <AcceptLink secret={secret} name={signedIn.displayName} />
      ) : (
        <SignInToAccept secret={secret} />
      )}
    </Card>
  );
}
