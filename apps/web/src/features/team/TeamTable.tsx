import { Link } from "@tanstack/react-router";
import type { TeamResponse } from "@tightlines/contract/team";
import { useMemo } from "react";
import { useListTrail } from "../../lib/list/use-list-trail.ts";
import { useTableView } from "../../lib/list/use-table-view.ts";
import { m } from "../../paraglide/messages.js";
import { DataTable } from "../../ui/DataTable.tsx";
import type { Column } from "../../ui/table-column.ts";
import { TeamLogo } from "./TeamLogo.tsx";
import styles from "./TeamTable.module.css";

export interface TeamTableProps {
  teams: readonly TeamResponse[];
  eventUrl: string;
  sizes: ReadonlyMap<number, number> | undefined;
}

/** Every row leads to the team's page. */
export function TeamTable({ teams, eventUrl, sizes }: TeamTableProps) {
  const columns = useMemo(() => columnsFor(eventUrl, sizes), [eventUrl, sizes]);
  return (
    <DataTable
      caption={m.team_list_title()}
      columns={columns}
      rows={teams}
      rowKey={({ id }) => id}
      linkedRows
      view={useTableView()}
      onFound={useListTrail()}
      find={{ label: m.team_public_find(), count: (count) => m.team_count({ count }) }}
    />
  );
}

function columnsFor(
  eventUrl: string,
  sizes: ReadonlyMap<number, number> | undefined,
): Column<TeamResponse>[] {
  return [
    {
      id: "name",
      header: m.team_field_name(),
      cell: (team) => (
        <Link
          to="/events/$eventUrl/manage/teams/$teamId/edit"
          params={{ eventUrl, teamId: String(team.id) }}
          className={styles.name}
        >
          <TeamLogo team={team} />
          {team.name}
        </Link>
      ),
      sortBy: ({ name }) => name,
      searchText: ({ name }) => name,
    },
    {
      id: "startNumber",
      header: m.team_field_start_number(),
      align: "end",
      onPhone: "end",
      cell: ({ startNumber }) => startNumber,
      sortBy: ({ startNumber }) => startNumber,
      searchText: ({ startNumber }) => String(startNumber ?? ""),
    },
    {
      id: "anglers",
      header: m.team_field_anglers(),
      align: "end",
      cell: ({ id }) => sizes && <Size count={sizes.get(id) ?? 0} />,
      sortBy: ({ id }) => sizes?.get(id) ?? 0,
    },
    {
      id: "captain",
      header: m.team_field_captain(),
      cell: ({ captain }) => captain,
      sortBy: ({ captain }) => captain || null,
      searchText: ({ captain }) => captain,
    },
    {
      id: "club",
      header: m.team_field_club(),
      cell: ({ club }) => club,
      sortBy: ({ club }) => club || null,
      searchText: ({ club }) => club,
      onPhone: "hidden",
    },
    {
      id: "country",
      header: m.team_field_country(),
      cell: ({ country }) => country,
      sortBy: ({ country }) => country || null,
      searchText: ({ country }) => country,
    },
  ];
}

/** Without its column's heading a bare figure says nothing. */
function Size({ count }: { count: number }) {
  return (
    <>
      <span className={styles.figure}>{count}</span>
      <span className={styles.words}>{m.angler_count({ count })}</span>
    </>
  );
}
