import { eventQuery } from "../../event/event.queries.ts";
import { getRouteApi } from "@tanstack/react-router";
import { useQuery } from "@tanstack/react-query";
import type { AnglerResponse } from "@tightlines/contract/angler";
import type { RotationMatrix } from "@tightlines/contract/rotation";
import { useDeferredValue, useMemo, useState } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { DownloadSheet } from "../../../lib/sheet/DownloadSheet.tsx";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { EmptyNet } from "../../../ui/drawings/EmptyNet.tsx";
import { QuietWater } from "../../../ui/drawings/QuietWater.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { searchableRows } from "../../../ui/search-text.ts";
import { SearchBox } from "../../../ui/SearchBox.tsx";
import { TableSkeleton } from "../../../ui/Skeletons.tsx";
import { nameOf } from "../../angler/angler-name.ts";
import { anglersQuery } from "../../angler/angler.queries.ts";
import { groupLabel } from "../../group/group-label.ts";
import { Matrix } from "../Matrix.tsx";
import { rotationQuery } from "../rotation.queries.ts";
import { SectorTag } from "../SectorTag.tsx";
import styles from "./RotationsPage.module.css";

export function RotationsPage({ eventUrl, timeZone }: { eventUrl: string; timeZone: string }) {
  const query = useQuery(rotationQuery(useApi(), eventUrl));
  return (
    <Loaded
      query={query}
      skeleton={<TableSkeleton rows={5} columns={6} />}
      isEmpty={({ cells }) => cells.length === 0}
      empty={<EmptyState drawing={<QuietWater />} sentence={m.rotation_public_empty()} />}
    >
      {(matrix) => (
        <>
          <Rotations matrix={matrix} timeZone={timeZone} eventUrl={eventUrl} />
          <DownloadSheet eventUrl={eventUrl} nouns="rotations" />
        </>
      )}
    </Loaded>
  );
}

interface RotationsProps {
  matrix: RotationMatrix;
  timeZone: string;
  eventUrl: string;
}

function Rotations({ matrix, timeZone, eventUrl }: RotationsProps) {
  const [search, setSearch] = useState("");
  const wanted = useDeferredValue(search.trim());
  const { groups, anglers } = useFound(matrix, eventUrl, wanted);
  const sectors = new Map(matrix.sectors.map((sector) => [sector.id, sector]));
  return (
    <div className={styles.page}>
      <p className={styles.lead}>{m.rotation_lead()}</p>
      <SearchBox label={m.rotation_find()} value={search} onChange={setSearch} />
      <ul className={styles.legend} aria-label={m.rotation_sectors()}>
        {matrix.sectors.map((sector) => (
          <li key={sector.id}>
            <SectorTag sector={sector} />
            {sector.name || m.sector_title(sector)}
          </li>
        ))}
      </ul>
      <output className={styles.found}>{sayFound(anglers)}</output>
      {groups.length === 0 && (
        <EmptyState
          drawing={<EmptyNet />}
          sentence={m.ui_search_nothing({ query: wanted })}
          action={<Button onClick={() => setSearch("")}>{m.ui_search_clear()}</Button>}
        />
      )}
      {groups.length > 0 && (
        <Matrix
          matrix={{ ...matrix, groups }}
          timeZone={timeZone}
          renderCell={(group, session) => {
            const cell = matrix.cells.find((one) => one.groupId === group.id && one.sessionId === session.id);
            if (!cell) return <SectorTag sector={null} />;
            const sector = cell.sectorId === null ? "rest" : sectors.get(cell.sectorId);
            return <SectorTag sector={sector ?? null} />;
          }}
        />
      )}
    </div>
  );
}

/** Groups by their own name or by their anglers', who are fetched with the first letter: few readers look for somebody. */
function useFound(matrix: RotationMatrix, eventUrl: string, wanted: string) {
  const { data, isLoading } = useQuery({ ...anglersQuery(useApi(), eventUrl), enabled: wanted !== "" });
  return useMemo(() => {
    if (wanted === "" || isLoading) return { groups: matrix.groups, anglers: [] };
    const placed = (data ?? []).filter(({ groupId }) => groupId !== null);
    const isFound = searchableRows(placed, (angler) => `${angler.number} ${nameOf(angler)}`)(wanted);
    const anglers = placed.filter((_, index) => isFound[index]);
    const isNamed = searchableRows(matrix.groups, groupLabel)(wanted);
    const theirs = new Set(anglers.map(({ groupId }) => groupId));
    return { anglers, groups: matrix.groups.filter(({ id }, index) => isNamed[index] || theirs.has(id)) };
  }, [matrix.groups, data, isLoading, wanted]);
}

/** More than a few names say less than the matrix does. */
const NAMED = 3;

function sayFound(anglers: readonly AnglerResponse[]): string {
  if (anglers.length > NAMED) return "";
  return anglers
    .map((angler) => m.rotation_found({ name: nameOf(angler), group: angler.groupCode ?? "" }))
    .join(" · ");
}

const route = getRouteApi("/default/events/$eventUrl/rotations");

/** The page as its address asks for it. */
export function RotationsRoute() {
  const { eventUrl } = route.useParams();
  const { data: event } = useQuery(eventQuery(useApi(), eventUrl));
  return event && <RotationsPage eventUrl={eventUrl} timeZone={event.timeZone} />;
}
