import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import type { ListedSeries } from "@tightlines/contract/series/series";
import { isAtLeast } from "@tightlines/domain/user/role";
import type { FormEvent } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { ButtonLink } from "../../../lib/ButtonLink.tsx";
import { useSignedIn } from "../../../lib/identity/identity.context.ts";
import { Pages } from "../../../lib/list/Pages.tsx";
import { useTyped } from "../../../lib/list/use-typed.ts";
import { formatDates } from "../../../lib/time/format-day.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { QuietWater } from "../../../ui/drawings/QuietWater.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { PlusIcon } from "../../../ui/Icons.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { Page } from "../../../ui/Page.tsx";
import { SearchInput } from "../../../ui/SearchInput.tsx";
import { CardsSkeleton } from "../../../ui/Skeletons.tsx";
import { seriesListQuery } from "../series.queries.ts";
import type { SeriesSearch } from "../series-search.ts";
import styles from "./Series.module.css";

const route = getRouteApi("/default/series");

/** Every series with a public event; an organizer also finds those of their own. */
export function SeriesListPage() {
  const chosen = route.useSearch();
  const signedIn = useSignedIn();
  const isOrganizer = signedIn !== null && isAtLeast(signedIn.role, "organizer");
  const query = useQuery(seriesListQuery(useApi(), chosen));
  return (
    <Page
      title={m.series_list_title()}
      description={m.series_list_description()}
      action={isOrganizer && <AddButton />}
    >
      {isOrganizer && <Whose mine={chosen.mine} />}
      <Search chosen={chosen} />
      <Loaded
        query={query}
        skeleton={<CardsSkeleton />}
        isEmpty={({ data }) => data.length === 0}
        empty={<NoSeries chosen={chosen} />}
      >
        {({ data, meta }) => (
          <>
            <ul className={styles.cards}>
              {data.map((series) => (
                <li key={series.id}>
                  <SeriesCard series={series} />
                </li>
              ))}
            </ul>
            <Pages meta={meta} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

function SeriesCard({ series: { name, url, rounds, startsOn, endsOn } }: { series: ListedSeries }) {
  return (
    <Link to="/series/$seriesUrl" params={{ seriesUrl: url }} className={styles.card}>
      <strong>{name}</strong>
      <span className={styles.facts}>
        {[m.series_rounds({ count: rounds }), startsOn && endsOn && formatDates({ startsOn, endsOn })]
          .filter(Boolean)
          .join(" · ")}
      </span>
    </Link>
  );
}

/** A plain GET form: it works before and without JavaScript. */
function Search({ chosen: { search = "", mine } }: { chosen: SeriesSearch }) {
  const navigate = useNavigate();
  const { typed, setTyped, noteSent } = useTyped(search);
  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const words = typed.trim();
    noteSent(words);
    void navigate({ to: "/series", search: { ...(words && { search: words }), ...(mine && { mine }) } });
  }
  return (
    <search>
      <form action="/series" className={styles.search} onSubmit={apply}>
        <SearchInput
          className={styles.grow}
          name="search"
          label={m.series_list_search()}
          value={typed}
          onChange={setTyped}
        />
        <Button type="submit">{m.ui_search()}</Button>
      </form>
    </search>
  );
}

function Whose({ mine }: { mine: "true" | undefined }) {
  const link = (isCurrent: boolean) => ({
    className: styles.choice,
    "aria-current": isCurrent ? ("page" as const) : undefined,
    activeOptions: { exact: true },
  });
  return (
    <nav aria-label={m.series_list_title()}>
      <ul className={styles.choices}>
        <li>
          <Link to="/series" {...link(!mine)}>
            {m.series_list_all()}
          </Link>
        </li>
        <li>
          <Link to="/series" search={{ mine: "true" }} {...link(mine === "true")}>
            {m.series_list_mine()}
          </Link>
        </li>
      </ul>
    </nav>
  );
}

function AddButton() {
  return (
    <ButtonLink to="/series/add" variant="filled" leftSection={<PlusIcon size={18} />}>
      {m.series_list_add()}
    </ButtonLink>
  );
}

function NoSeries({ chosen: { search, mine } }: { chosen: SeriesSearch }) {
  const empty = mine ? m.series_list_empty_mine() : m.series_list_empty();
  return (
    <EmptyState
      drawing={<QuietWater />}
      sentence={search ? m.series_list_nothing({ search }) : empty}
      action={search && <ButtonLink to="/series">{m.series_list_clear()}</ButtonLink>}
    />
  );
}
