import { useQuery } from "@tanstack/react-query";
import type { AnglerResponse } from "@tightlines/contract/angler";
import type { GroupResponse } from "@tightlines/contract/group";
import { type ReactNode, useDeferredValue, useMemo, useRef, useState } from "react";
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
import { ShowAll } from "../../../ui/ShowAll.tsx";
import { CardsSkeleton } from "../../../ui/Skeletons.tsx";
import { groupLabel } from "../group-label.ts";
import { anglersQuery } from "../../angler/angler.queries.ts";
import { groupsQuery } from "../group.queries.ts";
import { type GroupColumn, GroupColumns } from "../GroupColumns.tsx";
import styles from "./GroupsPage.module.css";

/** Who is in which group. `seal` says how they were drawn. */
export function GroupsPage({ eventUrl, seal }: { eventUrl: string; seal: ReactNode }) {
  const api = useApi();
  const query = useQuery(groupsQuery(api, eventUrl));
  const anglers = useQuery(anglersQuery(api, eventUrl));
  const empty = <EmptyState drawing={<QuietWater />} sentence={m.group_public_empty()} />;
  return (
    <div className={styles.page}>
      <Loaded
        query={query}
        skeleton={<CardsSkeleton cards={5} />}
        isEmpty={(groups) => groups.length === 0}
        empty={empty}
      >
        {(groups) => (
          <Loaded query={anglers} skeleton={<CardsSkeleton cards={5} />}>
            {(rows) => (
              <>
                <FindInGroups groups={groups} anglers={rows} />
                <DownloadSheet eventUrl={eventUrl} nouns="groups" />
              </>
            )}
          </Loaded>
        )}
      </Loaded>
      {seal}
    </div>
  );
}

interface FindInGroupsProps {
  groups: readonly GroupResponse[];
  anglers: readonly AnglerResponse[];
}

/** The groups are made once and step aside as a whole while somebody is looked for: a thousand answer a letter at once. */
function FindInGroups({ groups, anglers }: FindInGroupsProps) {
  const [search, setSearch] = useState("");
  const wanted = useDeferredValue(search.trim());
  const placed = useMemo(() => anglers.filter(({ groupId }) => groupId !== null), [anglers]);
  const whole = useMemo(() => <GroupColumns columns={columnsOf(groups, placed)} />, [groups, placed]);
  const find = useMemo(() => searchableRows(placed, textOf), [placed]);
  const found = useMemo(() => {
    const isFound = find(wanted);
    return placed.filter((_, index) => isFound[index]);
  }, [find, placed, wanted]);
  return (
    <>
      <div className={styles.tools}>
        <SearchBox label={m.group_find()} value={search} onChange={setSearch} />
        <output className={styles.count}>{m.group_count({ count: found.length })}</output>
      </div>
      <div hidden={wanted !== ""}>{whole}</div>
      {wanted !== "" && found.length > 0 && <Found key={wanted} groups={groups} anglers={found} />}
      {wanted !== "" && found.length === 0 && (
        <EmptyState
          drawing={<EmptyNet />}
          sentence={m.group_find_nothing({ search: wanted })}
          action={<Button onClick={() => setSearch("")}>{m.group_find_clear()}</Button>}
        />
      )}
    </>
  );
}

/** As many as anybody reads before typing another letter. */
const SHOWN_AT_ONCE = 50;

function Found({ groups, anglers }: FindInGroupsProps) {
  const [isAll, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const shown = new Set((isAll ? anglers : anglers.slice(0, SHOWN_AT_ONCE)).map(({ id }) => id));
  const columns = columnsOf(groups, anglers)
    .map((column) => ({
      ...column,
      count: column.members.length,
      members: column.members.filter((member) => shown.has(member.id)),
    }))
    .filter(({ members }) => members.length > 0);
  return (
    <>
      <GroupColumns columns={columns} list={list} />
      {shown.size < anglers.length && (
        <div>
          <ShowAll count={anglers.length} list={list} onShow={() => setAll(true)} />
        </div>
      )}
    </>
  );
}

function columnsOf(groups: readonly GroupResponse[], anglers: readonly AnglerResponse[]): GroupColumn[] {
  return groups.map((group) => ({
    id: group.id,
    title: groupLabel(group),
    members: anglers.filter(({ groupId }) => groupId === group.id),
  }));
}

function textOf({ number, firstName, lastName, teamName, club, country, groupCode }: AnglerResponse): string {
  return [number, firstName, lastName, teamName, club, country, groupCode].join(" ");
}
