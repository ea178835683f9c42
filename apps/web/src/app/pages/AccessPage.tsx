import type { Role } from "@tightlines/domain/user/role";
import { useSignedIn } from "../../lib/identity/identity.context.ts";
import { m } from "../../paraglide/messages.js";
import { ClosedGate } from "../../ui/drawings/ClosedGate.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ButtonLink } from "../../lib/ButtonLink.tsx";

/** Where the guard sends whoever may not enter. */
export function AccessPage() {
  const signedIn = useSignedIn();
  return (
    <EmptyState
      level={1}
      drawing={<ClosedGate />}
      title={m.shell_access_title()}
      sentence={signedIn ? m.shell_access_user() : m.shell_access_guest()}
      action={signedIn ? <WaysOn role={signedIn.role} /> : <SignIn />}
    />
  );
}

function SignIn() {
  return <ButtonLink to="/login">{m.shell_access_sign_in()}</ButtonLink>;
}

/** What a member most often wanted here is an event of their own. */
function WaysOn({ role }: { role: Role }) {
  return (
    <>
      <ButtonLink to="/events">{m.shell_access_home()}</ButtonLink>{" "}
      {role === "member" && (
        <ButtonLink to="/account/organizer" variant="subtle">
          {m.shell_access_organizer()}
        </ButtonLink>
      )}
    </>
  );
}
