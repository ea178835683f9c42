import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import type { PersonResponse } from "@tightlines/contract/person";
import { useApi } from "../../../lib/api/api.context.ts";
import { formatDates } from "../../../lib/time/format-day.ts";
import { m } from "../../../paraglide/messages.js";
import { Badge } from "../../../ui/Badge.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { Page } from "../../../ui/Page.tsx";
import { TableSkeleton } from "../../../ui/Skeletons.tsx";
import { PersonLink } from "../../result/public/PersonLink.tsx";
import { RecordList } from "../../result/public/RecordList.tsx";
import { stateWords } from "../../series/series-words.ts";
import { personQuery } from "../person.queries.ts";
import styles from "./PersonPage.module.css";

const route = getRouteApi("/default/people/$personUrl");

/** What somebody has agreed to show: their events with their places, and their biggest fish. */
export function PersonPage() {
  const { personUrl } = route.useParams();
  const query = useQuery(personQuery(useApi(), personUrl));
  return (
    <Loaded query={query} skeleton={<TableSkeleton rows={10} columns={3} />}>
      {({ name, events, records }) => (
        <Page title={name} description={m.person_description({ name })}>
          <section aria-labelledby="events" className={styles.section}>
            <h2 id="events" className={styles.title}>
              {m.person_events()}
            </h2>
            {events.length === 0 && <p>{m.person_events_empty()}</p>}
            <ul className={styles.events}>
              {events.map((event) => (
                <li key={event.anglerId} className={styles.event}>
                  <Event event={event} />
                </li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="records" className={styles.section}>
            <h2 id="records" className={styles.title}>
              {m.person_records()}
            </h2>
            {records.length === 0 ? (
              <p>{m.person_records_empty()}</p>
            ) : (
              <RecordList records={records} isOwn />
            )}
          </section>
        </Page>
      )}
    </Loaded>
  );
}

function Event({ event }: { event: PersonResponse["events"][number] }) {
  const { eventUrl, anglerId, name, state } = event;
  return (
    <>
      <PersonLink eventUrl={eventUrl} lists="entries" id={anglerId} name={name} />
      <span className={styles.facts}>{formatDates(event)}</span>
      <strong className="tabular">{placeWords(event)}</strong>
      <Badge tone={stateWords[state].tone}>{stateWords[state].label()}</Badge>
    </>
  );
}

/** Nobody has a place before the first score, or in an event that was cancelled. */
function placeWords({ state, place, sharedBy, anglers }: PersonResponse["events"][number]): string {
  if (state === "to-come" || state === "cancelled") return "";
  if (place === null) return m.person_no_place();
  return m.person_place({ place: sharedBy > 1 ? `${place}=` : String(place), anglers });
}
