import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import type { AnglerResponse } from "@tightlines/contract/angler";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Loaded } from "../../../ui/Loaded.tsx";
import { TableSkeleton } from "../../../ui/Skeletons.tsx";
import { nameOf } from "../../angler/angler-name.ts";
import { anglerQuery } from "../../angler/angler.queries.ts";
import { eventQuery } from "../../event/event.queries.ts";
import { sectorListQuery } from "../../sector/sector.queries.ts";
import { sessionListQuery } from "../../session/session.queries.ts";
import { anglerDrawsQuery } from "../angler-draws.queries.ts";
import { AnglerDay } from "./AnglerDay.tsx";
import { AnglerLink } from "./AnglerLink.tsx";
import styles from "./DrawsPage.module.css";

interface AnglerDaysPageProps {
  eventUrl: string;
  timeZone: string;
  anglerId: string;
}

/** When and where one angler fishes, session by session: the page that they keep on their phone. */
export function AnglerDaysPage({ eventUrl, timeZone, anglerId }: AnglerDaysPageProps) {
  const api = useApi();
  const angler = useQuery(anglerQuery(api, eventUrl, anglerId));
  const draws = useQuery(anglerDrawsQuery(api, eventUrl, Number(anglerId)));
  const sessions = useQuery(sessionListQuery(api, eventUrl));
  const { data: sectors = [] } = useQuery(sectorListQuery(api, eventUrl));
  const skeleton = <TableSkeleton rows={4} columns={2} />;
  return (
    <section className={styles.page} aria-labelledby="angler">
      <Loaded query={angler} skeleton={skeleton}>
        {(who) => (
          <div>
            <h2 id="angler" className={styles.title}>
              {nameOf(who)}
            </h2>
            <p>{factsOf(who)}</p>
          </div>
        )}
      </Loaded>
      <Loaded query={sessions} skeleton={skeleton}>
        {(held) => (
          <Loaded query={draws} skeleton={skeleton}>
            {(seats) => (
              <ul className={styles.places} aria-label={m.peg_draw_where()}>
                {held
                  .filter(({ kind }) => kind !== "rest")
                  .map((session) => (
                    <AnglerDay
                      key={session.id}
                      session={session}
                      timeZone={timeZone}
                      draw={seats.find(({ sessionId }) => sessionId === session.id)}
                      sectors={sectors}
                    />
                  ))}
              </ul>
            )}
          </Loaded>
        )}
      </Loaded>
      <p className={styles.dim}>{m.angler_days_help()}</p>
      <AnglerLink />
      <p>
        <Link to="/events/$eventUrl/draws" params={{ eventUrl }}>
          {m.angler_days_draw()}
        </Link>
      </p>
    </section>
  );
}

/** "Number 17, Herons, group A", as far as it is known. */
function factsOf({ number, teamName, groupCode }: AnglerResponse): string {
  return [m.angler_days_number({ number }), teamName, groupCode && m.angler_group({ code: groupCode })]
    .filter(Boolean)
    .join(", ");
}

const route = getRouteApi("/default/events/$eventUrl/draws/anglers/$anglerId");

/** The page as its address asks for it. */
export function AnglerDaysRoute() {
  const { eventUrl, anglerId } = route.useParams();
  const { data: event } = useQuery(eventQuery(useApi(), eventUrl));
  return event && <AnglerDaysPage eventUrl={eventUrl} timeZone={event.timeZone} anglerId={anglerId} />;
}
