import type { EventResponse } from "@tightlines/contract/event";
import { useNow } from "../../../lib/time/use-now.ts";
import { m } from "../../../paraglide/messages.js";
import { registrationSentence } from "./registration-sentence.ts";

/** For an event to come: when to register, what it costs and how many can take part. */
export function RegistrationFacts({ event }: { event: EventResponse }) {
  const now = useNow();
  const { capacity, fee, registrationFor } = event;
  const count = capacity ?? 0;
  return (
    <>
      <dt>{m.event_settings_registration()}</dt>
      <dd>{registrationSentence(event, now)}</dd>
      {fee && (
        <>
          <dt>{m.event_fee()}</dt>
          <dd>{fee}</dd>
        </>
      )}
      {capacity !== null && (
        <>
          <dt>{m.event_places()}</dt>
          <dd>
            {registrationFor === "team" ? m.event_places_teams({ count }) : m.event_places_anglers({ count })}
          </dd>
        </>
      )}
    </>
  );
}
