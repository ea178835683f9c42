import { useQuery } from "@tanstack/react-query";
import type { EventResponse } from "@tightlines/contract/event";
import { isStanding } from "@tightlines/domain/registration/registration-status";
import type { RegistrationPhase } from "@tightlines/domain/registration/registration-phase";
import { useApi } from "../../../lib/api/api.context.ts";
import { ButtonLink } from "../../../lib/ButtonLink.tsx";
import { useSignedIn } from "../../../lib/identity/identity.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { ownRegistrationsQuery } from "../registration.queries.ts";
import styles from "./RegisterButton.module.css";

export interface RegisterButtonProps {
  event: EventResponse;
  phase: RegistrationPhase | null;
  /** Whether a guest has the form open already. */
  isTyping: boolean;
  onGuestType: () => void;
}

/** A guest types here and signs in before it is sent; a member has a page for it. Before the opening it waits. */
export function RegisterButton({ event, phase, isTyping, onGuestType }: RegisterButtonProps) {
  const signedIn = useSignedIn();
  const own = useQuery({ ...ownRegistrationsQuery(useApi(), event.url), enabled: signedIn !== null });
  if (phase === "unannounced" || phase === "closed" || (isTyping && !signedIn)) return null;
  const hasOne = own.data?.some(({ status }) => isStanding(status)) ?? false;
  const label = hasOne
    ? event.registrationFor === "team"
      ? m.registration_register_another_team()
      : m.registration_register_another()
    : m.registration_register();
  return (
    <div className={styles.register}>
      {signedIn && phase === "open" ? (
        <ButtonLink
          to="/events/$eventUrl/registrations/register"
          params={{ eventUrl: event.url }}
          variant={hasOne ? "default" : "filled"}
        >
          {label}
        </ButtonLink>
      ) : (
        <Button variant="filled" disabled={phase !== "open"} onClick={onGuestType}>
          {label}
        </Button>
      )}
      {!signedIn && phase === "open" && <p className={styles.help}>{m.registration_guest_help()}</p>}
    </div>
  );
}
