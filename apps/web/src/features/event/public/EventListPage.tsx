import { useInfiniteQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { isAtLeast } from "@tightlines/domain/user/role";
import { useApi } from "../../../lib/api/api.context.ts";
import { CalendarLink } from "../../../lib/calendar/CalendarLink.tsx";
import { useSignedIn } from "../../../lib/identity/identity.context.ts";
import { m } from "../../../paraglide/messages.js";
import { QuietWater } from "../../../ui/drawings/QuietWater.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { Page } from "../../../ui/Page.tsx";
import { CardsSkeleton } from "../../../ui/Skeletons.tsx";
import { CreateEventLink } from "../CreateEventLink.tsx";
import { eventListQuery } from "../event.queries.ts";
import type { EventFilters } from "../event.queries.ts";
import { EventCards } from "./EventCards.tsx";
import { EventFilterForm } from "./EventFilterForm.tsx";
import { ButtonLink } from "../../../lib/ButtonLink.tsx";
import { FirstMinute } from "../../user/FirstMinute.tsx";

const route = getRouteApi("/default/events");

export function EventListPage() {
  const filters = route.useSearch();
  const api = useApi();
  const signedIn = useSignedIn();
  const canAdd = signedIn !== null && isAtLeast(signedIn.role, "organizer");
  const query = useInfiniteQuery(eventListQuery(api, filters));
  return (
    <Page
      title={m.event_list_title()}
      description={m.event_list_description()}
      action={
        <>
          {canAdd && <ButtonLink to="/account/events">{m.event_list_mine()}</ButtonLink>}
          <CreateEventLink />
        </>
      }
    >
      <EventFilterForm filters={filters} isOrganizer={canAdd} />
      <Loaded query={query} skeleton={<CardsSkeleton />}>
        {({ pages }) => {
          const events = pages.flatMap((page) => page.data);
          if (events.length === 0) return <NoEvents filters={filters} canAdd={canAdd} />;
          return (
            <EventCards
              events={events}
              firstPage={filters.page ?? 1}
              lastMeta={pages.at(-1)!.meta}
              isLoading={query.isFetchingNextPage}
              onMore={() => void query.fetchNextPage()}
            />
          );
        }}
      </Loaded>
      <p>
        <ButtonLink to="/series" variant="subtle">
          {m.event_list_series()}
        </ButtonLink>
      </p>
      <CalendarLink href="/api/events.ics">{m.event_list_calendar()}</CalendarLink>
    </Page>
  );
}

function NoEvents({ filters, canAdd }: { filters: EventFilters; canAdd: boolean }) {
  const { search, ...others } = filters;
  if (!search && Object.keys(others).length === 0) {
    return (
      <>
        <EmptyState
          drawing={<QuietWater />}
          title={m.event_list_empty_title()}
          sentence={canAdd ? m.event_list_empty_organizer() : m.event_list_empty()}
        />
        <FirstMinute />
      </>
    );
  }
  return (
    <EmptyState
      drawing={<QuietWater />}
      sentence={search ? m.event_list_nothing({ search }) : m.event_list_nothing_filtered()}
      action={<ButtonLink to="/events">{m.event_list_clear()}</ButtonLink>}
    />
  );
}
