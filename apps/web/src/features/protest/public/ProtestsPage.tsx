import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import type { EventResponse } from "@tightlines/contract/event";
import type { SessionResponse } from "@tightlines/contract/session";
import { lazy, Suspense } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { useSignedIn } from "../../../lib/identity/identity.context.ts";
import { m } from "../../../paraglide/messages.js";
import { QuietWater } from "../../../ui/drawings/QuietWater.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { TableSkeleton } from "../../../ui/Skeletons.tsx";
import { eventQuery } from "../../event/event.queries.ts";
import { sessionLabel } from "../../session/session-label.ts";
import { sessionListQuery } from "../../session/session.queries.ts";
import { ProtestCard } from "../ProtestCard.tsx";
import { protestListQuery } from "../protest.queries.ts";
import { ProtestWindows } from "./ProtestWindows.tsx";
import styles from "./ProtestsPage.module.css";

// Fetched by those who are signed in: nobody else can protest.
const OwnProtests = lazy(async () => ({ default: (await import("./OwnProtests.tsx")).OwnProtests }));

const route = getRouteApi("/default/events/$eventUrl/protests");

/** What can be contested until when, and what the jury has decided. */
export function ProtestsPage() {
  const { eventUrl } = route.useParams();
  const api = useApi();
  const { data: event } = useQuery(eventQuery(api, eventUrl));
  const sessions = useQuery(sessionListQuery(api, eventUrl));
  const isSignedIn = useSignedIn() !== null;
  if (!event) return null;
  return (
    <section className={styles.page} aria-labelledby="protests">
      <h2 id="protests">{m.protest_public_title()}</h2>
      <Loaded query={sessions} skeleton={<TableSkeleton rows={2} columns={2} />}>
        {(rows) => (
          <>
            <ProtestWindows event={event} sessions={rows} />
            {isSignedIn ? (
              <Suspense>
                <OwnProtests event={event} sessions={rows} />
              </Suspense>
            ) : (
              <SignInToProtest eventUrl={eventUrl} />
            )}
            <AllProtests event={event} sessions={rows} />
          </>
        )}
      </Loaded>
    </section>
  );
}

function SignInToProtest({ eventUrl }: { eventUrl: string }) {
  return (
    <p>
      {m.protest_sign_in_sentence()}{" "}
      <Link to="/login" search={{ return: `/events/${eventUrl}/protests` }}>
        {m.protest_sign_in()}
      </Link>
    </p>
  );
}

function AllProtests({ event, sessions }: { event: EventResponse; sessions: readonly SessionResponse[] }) {
  const query = useQuery(protestListQuery(useApi(), event.url));
  const nameOf = new Map(sessions.map((session) => [session.id, sessionLabel(session)]));
  return (
    <Loaded
      query={query}
      skeleton={<TableSkeleton rows={3} columns={2} />}
      isEmpty={(protests) => protests.length === 0}
      empty={<EmptyState drawing={<QuietWater />} sentence={m.protest_public_empty()} />}
    >
      {(protests) => (
        <ul className={styles.list}>
          {protests.map((protest) => (
            <ProtestCard
              key={protest.id}
              event={event}
              // Whoever may read the words finds them with their own protests, or on the jury's page.
              protest={{ ...protest, text: null }}
              session={nameOf.get(protest.sessionId)}
            />
          ))}
        </ul>
      )}
    </Loaded>
  );
}
