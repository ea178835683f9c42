import type { ApiProblem } from "../../../lib/api/api-problem.ts";
import { ButtonLink } from "../../../lib/ButtonLink.tsx";
import { m } from "../../../paraglide/messages.js";

export interface WayOnProps {
  /** Why the registration was refused. */
  code: ApiProblem["code"];
  eventUrl: string;
}

/** Whoever is registered already finds what there is; any other refusal is put right in the form. */
export function WayOn({ code, eventUrl }: WayOnProps) {
  if (code === "already-registered")
    return (
      <ButtonLink to="/events/$eventUrl/registrations" params={{ eventUrl }}>
        {m.registration_open_own()}
      </ButtonLink>
    );
  // The event's page shows what its reader registered; what others registered them for is on the account's.
  if (code === "registered-by-another")
    return <ButtonLink to="/account">{m.registration_open_mine()}</ButtonLink>;
  return null;
}
