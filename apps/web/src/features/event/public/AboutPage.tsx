import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { EventResponse } from "@tightlines/contract/event";
import { eventPhase } from "@tightlines/domain/event/event-phase";
import type { EventPhase } from "@tightlines/domain/event/event-phase";
import type { ReactNode } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { CalendarLink } from "../../../lib/calendar/CalendarLink.tsx";
import { formatDates, formatDay } from "../../../lib/time/format-day.ts";
import { m } from "../../../paraglide/messages.js";
import { Loaded } from "../../../ui/Loaded.tsx";
import { FormSkeleton } from "../../../ui/Skeletons.tsx";
import { eventQuery } from "../event.queries.ts";
import { formatPlace } from "../format-place.ts";
import { disciplineLabel } from "../discipline-label.ts";
import { presetName } from "../preset-label.ts";
import styles from "./AboutPage.module.css";
import { RegistrationFacts } from "./RegistrationFacts.tsx";

/** `children` are what later parts of the event have to say here. */
export function AboutPage({ eventUrl, children }: { eventUrl: string; children?: ReactNode }) {
  const api = useApi();
  const query = useQuery(eventQuery(api, eventUrl));
  return (
    <Loaded query={query} skeleton={<FormSkeleton />}>
      {(event) => <About event={event}>{children}</About>}
    </Loaded>
  );
}

function About({ event, children }: { event: EventResponse; children: ReactNode }) {
  const place = formatPlace(event);
  const phase = event.status === "draft" ? "draft" : eventPhase(event);
  return (
    <div className={styles.about}>
      <p className={styles.phase} data-phase={phase}>
        {phaseSentences[phase](event)} {event.visibility === "unlisted" && m.event_unlisted()}
      </p>
      {event.takesReports && phase === "during" && (
        <p>
          <Link to="/events/$eventUrl/report" params={{ eventUrl: event.url }}>
            {m.report_link()}
          </Link>
        </p>
      )}
      <dl className={styles.facts}>
        <dt>{m.event_when()}</dt>
        <dd>
          {formatDates(event)}
          {(phase === "before" || phase === "during") && (
            <>
              <br />
              <CalendarLink href={`/api/events/${event.url}/event.ics`} />
            </>
          )}
        </dd>
        {phase === "before" && <RegistrationFacts event={event} />}
        {place && (
          <>
            <dt>{m.event_where()}</dt>
            <dd>{place}</dd>
          </>
        )}
        <dt>{m.event_discipline()}</dt>
        <dd>{disciplineLabel(event.discipline)}</dd>
        <dt>{m.event_rules()}</dt>
        <dd>
          <Link to="/events/$eventUrl/rules" params={{ eventUrl: event.url }}>
            {m.ruleset_named({ preset: presetName(event.preset), version: event.rulesetVersion })}
          </Link>
        </dd>
        <dt>{m.event_time_zone()}</dt>
        <dd>{event.timeZone.replaceAll("_", " ")}</dd>
      </dl>
      {event.descriptionHtml ? (
        // The server made it of Markdown; HTML that was typed in is text there.
        <div className={styles.text} dangerouslySetInnerHTML={{ __html: event.descriptionHtml }} />
      ) : (
        <p className={styles.none}>{m.event_about_empty()}</p>
      )}
      {children}
    </div>
  );
}

const phaseSentences: Record<EventPhase | "draft", (event: EventResponse) => string> = {
  draft: () => m.event_phase_draft(),
  before: ({ startsOn }) => m.event_phase_before({ day: formatDay(startsOn) }),
  during: ({ endsOn }) => m.event_phase_during({ day: formatDay(endsOn) }),
  after: ({ endsOn }) => m.event_phase_after({ day: formatDay(endsOn) }),
  cancelled: () => m.event_phase_cancelled(),
};
