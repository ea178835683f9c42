import { Button } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { QuietWater } from "../../../ui/drawings/QuietWater.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { Page } from "../../../ui/Page.tsx";
import { CardsSkeleton } from "../../../ui/Skeletons.tsx";
import { eventListQuery } from "../event.queries.ts";
import { EventCard } from "./EventCard.tsx";
import styles from "./EventListPage.module.css";

const route = getRouteApi("/default/events");

export function EventListPage() {
  const { search = "" } = route.useSearch();
  const api = useApi();
  const query = useInfiniteQuery(eventListQuery(api, { search }));
  return (
    <Page title={m.event_list_title()} description={m.event_list_description()}>
      {/* A plain form: searching works before and without JavaScript. */}
      <search>
        <form action="/events" className={styles.search}>
          <input
            type="search"
            name="search"
            defaultValue={search}
            key={search}
            maxLength={200}
            placeholder={m.event_list_search()}
            aria-label={m.event_list_search()}
          />
          <Button type="submit" variant="default">
            {m.ui_search()}
          </Button>
        </form>
      </search>
      <Loaded query={query} skeleton={<CardsSkeleton />}>
        {({ pages }) => {
          const events = pages.flatMap((page) => page.data);
          if (events.length === 0) return <NoEvents search={search} />;
          return (
            <>
              <ul className={styles.cards}>
                {events.map((event) => (
                  <li key={event.id}>
                    <EventCard event={event} />
                  </li>
                ))}
              </ul>
              {query.hasNextPage && (
                <Button
                  variant="default"
                  loading={query.isFetchingNextPage}
                  onClick={() => void query.fetchNextPage()}
                >
                  {m.event_list_more()}
                </Button>
              )}
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}

function NoEvents({ search }: { search: string }) {
  if (!search) {
    return (
      <EmptyState
        drawing={<QuietWater />}
        title={m.event_list_empty_title()}
        sentence={m.event_list_empty()}
      />
    );
  }
  return (
    <EmptyState
      drawing={<QuietWater />}
      sentence={m.event_list_nothing({ search })}
      action={
        <Button component={Link} to="/events" variant="default">
          {m.event_list_clear()}
        </Button>
      }
    />
  );
}
