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
      action={
        <ButtonLink to={signedIn ? "/events" : "/login"}>
          {signedIn ? m.shell_access_home() : m.shell_access_sign_in()}
        </ButtonLink>
      }
    />
  );
}
