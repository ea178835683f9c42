import type { SessionResponse } from "@tightlines/contract/session";
import { useDeferredValue, useMemo, useState } from "react";
import { formatPeriod, formatWeekday } from "../../../lib/time/format-zone.ts";
import { groupByDay } from "../../../lib/time/group-by-day.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { EmptyNet } from "../../../ui/drawings/EmptyNet.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { SearchBox } from "../../../ui/SearchBox.tsx";
import { searchableRows } from "../../../ui/search-text.ts";
import { kindLabel, sessionLabel, statusLabel } from "../session-label.ts";
import styles from "./SessionsPage.module.css";
import { SessionTimeline, type SessionTimelineProps } from "./SessionTimeline.tsx";

/** So many are seen at a glance: nobody looks for one of them by typing. */
const AT_A_GLANCE = 4;

/** The timeline of all sessions, or of those that are looked for. */
export function FindSession({ sessions, ...event }: SessionTimelineProps) {
  const { timeZone } = event;
  const [search, setSearch] = useState("");
  const wanted = useDeferredValue(search.trim());
  const find = useMemo(() => {
    const words = wordsById(sessions, timeZone);
    return searchableRows(sessions, ({ id }) => words.get(id) ?? "");
  }, [sessions, timeZone]);
  if (sessions.length <= AT_A_GLANCE) return <SessionTimeline sessions={sessions} {...event} />;
  const isFound = find(wanted);
  const found = sessions.filter((_, index) => isFound[index]);
  return (
    <>
      <div className={styles.tools}>
        <SearchBox label={m.session_find()} value={search} onChange={setSearch} />
        <output className={styles.count}>{m.session_count({ count: found.length })}</output>
      </div>
      {found.length > 0 ? (
        <SessionTimeline sessions={found} {...event} />
      ) : (
        <EmptyState
          drawing={<EmptyNet />}
          sentence={m.ui_search_nothing({ query: wanted })}
          action={<Button onClick={() => setSearch("")}>{m.ui_search_clear()}</Button>}
        />
      )}
    </>
  );
}

/** What the page says of each: its name, its day and hours, and where it stands. */
function wordsById(sessions: readonly SessionResponse[], timeZone: string): Map<number, string> {
  return new Map(
    groupByDay(sessions, timeZone).flatMap(({ day, periods }) =>
      periods.map((session) => [
        session.id,
        [
          sessionLabel(session),
          formatWeekday(day),
          formatPeriod(session, timeZone),
          kindLabel(session.kind),
          statusLabel(session.status),
        ].join(" "),
      ]),
    ),
  );
}
