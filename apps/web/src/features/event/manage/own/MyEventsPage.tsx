import { useInfiniteQuery } from "@tanstack/react-query";
import type { ListedEventResponse } from "@tightlines/contract/event";
import { shownStatus } from "@tightlines/domain/event/status";
import type { EventStatus } from "@tightlines/domain/event/status";
import { useApi } from "../../../../lib/api/api.context.ts";
import { m } from "../../../../paraglide/messages.js";
import { Button } from "../../../../ui/Button.tsx";
import { QuietWater } from "../../../../ui/drawings/QuietWater.tsx";
import { EmptyState } from "../../../../ui/EmptyState.tsx";
import { Loaded } from "../../../../ui/Loaded.tsx";
import { Page } from "../../../../ui/Page.tsx";
import { CardsSkeleton } from "../../../../ui/Skeletons.tsx";
import { CreateEventLink } from "../../CreateEventLink.tsx";
import { eventListQuery } from "../../event.queries.ts";
import styles from "./MyEventsPage.module.css";
import { OwnEventCard } from "./OwnEventCard.tsx";

/** An organizer's home: their events, what needs work first, each with its next step. */
export function MyEventsPage() {
  const query = useInfiniteQuery(eventListQuery(useApi(), { mine: "true" }));
  return (
    <Page title={m.event_own_title()} description={m.event_own_description()} action={<CreateEventLink />}>
      <Loaded query={query} skeleton={<CardsSkeleton cards={3} />}>
        {({ pages }) => <OwnEvents events={pages.flatMap(({ data }) => data)} />}
      </Loaded>
      {query.hasNextPage && (
        <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {m.shell_list_more()}
        </Button>
      )}
    </Page>
  );
}

function OwnEvents({ events }: { events: readonly ListedEventResponse[] }) {
  if (events.length === 0)
    return (
      <EmptyState drawing={<QuietWater />} title={m.event_own_empty_title()} sentence={m.event_own_empty()} />
    );
  // In the order in which the server answers them.
  return sections.map(({ title, statuses }) => {
    const own = events.filter((event) => statuses.includes(shownStatus(event)));
    return (
      own.length > 0 && (
        <section key={statuses[0]} className={styles.section}>
          <h2>{title()}</h2>
          <ul className={styles.cards}>
            {own.map((event) => (
              <li key={event.id}>
                <OwnEventCard event={event} />
              </li>
            ))}
          </ul>
        </section>
      )
    );
  });
}

const sections: readonly { title: () => string; statuses: readonly EventStatus[] }[] = [
  { title: m.event_own_drafts, statuses: ["draft"] },
  { title: m.event_own_running, statuses: ["running"] },
  { title: m.event_own_upcoming, statuses: ["published"] },
  { title: m.event_own_past, statuses: ["finished", "archived", "cancelled"] },
];
