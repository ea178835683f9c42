import { Link } from "@tanstack/react-router";
import type { EventResponse } from "@tightlines/contract/event";
import type { SessionResponse } from "@tightlines/contract/session";
import { useMemo } from "react";
import { useListTrail } from "../../../lib/list/use-list-trail.ts";
import { useTableView } from "../../../lib/list/use-table-view.ts";
import { dayOf, formatDuration, formatPeriod, formatWeekday } from "../../../lib/time/format-zone.ts";
import { m } from "../../../paraglide/messages.js";
import { Badge } from "../../../ui/Badge.tsx";
import { DataTable } from "../../../ui/DataTable.tsx";
import type { Column } from "../../../ui/table-column.ts";
import { isPassed, kindLabel, sessionLabel, statusLabel } from "../session-label.ts";
import { SessionStatusBadge } from "../SessionStatusBadge.tsx";

export function SessionTable({ event, rows }: { event: EventResponse; rows: readonly SessionResponse[] }) {
  const columns = useMemo(() => columnsFor(event), [event]);
  return (
    <DataTable
      caption={m.session_list_title()}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      linkedRows
      view={useTableView()}
      onFound={useListTrail()}
      find={
        rows.length > 10
          ? { label: m.session_find(), count: (count) => m.session_count({ count }) }
          : undefined
      }
    />
  );
}

function columnsFor(event: EventResponse): Column<SessionResponse>[] {
  const { url, timeZone } = event;
  const weekday = ({ startsAt }: SessionResponse) =>
    formatWeekday(dayOf(startsAt, timeZone), { hasYear: false });
  return [
    {
      id: "number",
      header: m.session_column_session(),
      sortBy: ({ number }) => number,
      searchText: sessionLabel,
      cell: (session) => (
        <Link
          to="/events/$eventUrl/manage/sessions/$sessionId/edit"
          params={{ eventUrl: url, sessionId: String(session.id) }}
        >
          {sessionLabel(session)}
        </Link>
      ),
    },
    {
      id: "status",
      header: m.session_column_status(),
      sortBy: ({ status }) => statusLabel(status),
      searchText: ({ status }) => statusLabel(status),
      cell: ({ status }) => <SessionStatusBadge status={status} isPassed={isPassed(status, event)} />,
      onPhone: "end",
    },
    {
      id: "day",
      header: m.session_column_day(),
      sortBy: ({ startsAt }) => startsAt,
      searchText: weekday,
      cell: weekday,
    },
    { id: "time", header: m.session_column_time(), cell: (session) => formatPeriod(session, timeZone) },
    {
      id: "duration",
      header: m.session_column_duration(),
      cell: formatDuration,
    },
    {
      id: "kind",
      header: m.session_column_kind(),
      sortBy: ({ kind }) => kindLabel(kind),
      searchText: ({ kind }) => kindLabel(kind),
      cell: ({ kind }) => <Badge>{kindLabel(kind)}</Badge>,
    },
  ];
}
