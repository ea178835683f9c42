import { getRouteApi } from "@tanstack/react-router";
import { useQuery } from "@tanstack/react-query";
import type { AnglerResponse } from "@tightlines/contract/angler";
import { useMemo, useState } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { DownloadSheet } from "../../../lib/sheet/DownloadSheet.tsx";
import { m } from "../../../paraglide/messages.js";
import { Badge } from "../../../ui/Badge.tsx";
import { QuietWater } from "../../../ui/drawings/QuietWater.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { FindList } from "../../../ui/FindList.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { TableSkeleton } from "../../../ui/Skeletons.tsx";
import { type AnglerFilter, filterAnglers } from "../angler-filter.ts";
import { nameOf } from "../angler-name.ts";
import { categoryLabel } from "../category-label.ts";
import { anglersQuery } from "../angler.queries.ts";
import { AnglerFilters } from "../AnglerFilters.tsx";
import { PresenceBadge } from "../PresenceBadge.tsx";
import styles from "./AnglersPage.module.css";

export function AnglersPage({ eventUrl }: { eventUrl: string }) {
  const query = useQuery(anglersQuery(useApi(), eventUrl));
  return (
    <Loaded
      query={query}
      skeleton={<TableSkeleton rows={10} columns={3} />}
      isEmpty={(anglers) => anglers.length === 0}
      empty={<EmptyState drawing={<QuietWater />} sentence={m.angler_public_empty()} />}
    >
      {(anglers) => (
        <>
          <Anglers anglers={anglers} />
          <DownloadSheet eventUrl={eventUrl} nouns="anglers" />
        </>
      )}
    </Loaded>
  );
}

function Anglers({ anglers }: { anglers: readonly AnglerResponse[] }) {
  const [filter, setFilter] = useState<AnglerFilter>({});
  const rows = useMemo(() => filterAnglers(anglers, filter), [anglers, filter]);
  return (
    <FindList
      label={m.angler_public_find()}
      rows={rows}
      rowKey={idOf}
      searchText={wordsOf}
      count={(count) => m.angler_count({ count })}
      rowHeight="3.75rem"
      tools={<AnglerFilters anglers={anglers} filter={filter} onFilter={setFilter} />}
    >
      {showAngler}
    </FindList>
  );
}

function showAngler(angler: AnglerResponse) {
  const { number, teamName, club, country, category, groupCode, isReserve, presence } = angler;
  // National teams are named after their country: once is enough.
  const facts = [...new Set([teamName, club, country])].filter(Boolean).join(" · ");
  const isAway = presence === "withdrawn" || presence === "absent";
  return (
    <article className={styles.angler} data-away={isAway || undefined}>
      <span className={styles.number}>{number}</span>
      <div>
        <div className={styles.name}>{nameOf(angler)}</div>
        {facts && <div className={styles.facts}>{facts}</div>}
      </div>
      <div className={styles.badges}>
        {isReserve && <Badge tone="water">{m.angler_reserve()}</Badge>}
        {category !== "open" && <Badge>{categoryLabel(category)}</Badge>}
        {groupCode !== null && <Badge>{m.angler_group({ code: groupCode })}</Badge>}
        <PresenceBadge presence={presence} />
      </div>
    </article>
  );
}

function idOf({ id }: AnglerResponse): number {
  return id;
}

function wordsOf(angler: AnglerResponse): string {
  const { number, teamName, club, country, category } = angler;
  return [number, nameOf(angler), teamName, club, country, categoryLabel(category)].join(" ");
}

const route = getRouteApi("/default/events/$eventUrl/anglers");

/** The page as its address asks for it. */
export function AnglersRoute() {
  return <AnglersPage {...route.useParams()} />;
}
