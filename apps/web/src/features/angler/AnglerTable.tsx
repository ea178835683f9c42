import { Link } from "@tanstack/react-router";
import type { AnglerResponse } from "@tightlines/contract/angler";
import { type ReactNode, useMemo } from "react";
import { useListTrail } from "../../lib/list/use-list-trail.ts";
import { useTableView } from "../../lib/list/use-table-view.ts";
import { m } from "../../paraglide/messages.js";
import { Badge } from "../../ui/Badge.tsx";
import { DataTable } from "../../ui/DataTable.tsx";
import type { Column, Selection } from "../../ui/table-column.ts";
import { nameOf } from "./angler-name.ts";
import { categoryLabel } from "./category-label.ts";
import { presenceLabel } from "./presence-label.ts";
import styles from "./AnglerTable.module.css";
import { PresenceBadge } from "./PresenceBadge.tsx";

export interface AnglerTableProps {
  anglers: readonly AnglerResponse[];
  eventUrl: string;
  selection: Selection<AnglerResponse>;
  tools: ReactNode;
}

/** Every row leads to the angler's page, and can be ticked for what is done to many. */
export function AnglerTable({ anglers, eventUrl, selection, tools }: AnglerTableProps) {
  const hasGroups = anglers.some(({ groupId }) => groupId !== null);
  const columns = useMemo(
    () => columnsFor(eventUrl).filter(({ id }) => hasGroups || id !== "group"),
    [eventUrl, hasGroups],
  );
  return (
    <DataTable
      caption={m.angler_list_title()}
      columns={columns}
      rows={anglers}
      rowKey={({ id }) => id}
      linkedRows
      initialSorting={{ id: "number", descending: false }}
      view={useTableView()}
      onFound={useListTrail()}
      find={{ label: m.angler_public_find(), count: (count) => m.angler_count({ count }) }}
      selection={selection}
      tools={tools}
    />
  );
}

function columnsFor(eventUrl: string): Column<AnglerResponse>[] {
  return [
    {
      id: "name",
      header: m.angler_field_name(),
      cell: (angler) => (
        <Link
          to="/events/$eventUrl/manage/anglers/$anglerId/edit"
          params={{ eventUrl, anglerId: String(angler.id) }}
        >
          {nameOf(angler)}
        </Link>
      ),
      sortBy: ({ firstName, lastName }) => `${lastName} ${firstName}`,
      searchText: nameOf,
    },
    {
      id: "number",
      header: m.angler_field_number(),
      align: "end",
      onPhone: "end",
      cell: ({ number }) => number,
      sortBy: ({ number }) => number,
      searchText: ({ number }) => String(number),
    },
    {
      id: "team",
      header: m.angler_field_team(),
      cell: ({ teamName, slot }) =>
        teamName && (slot === null ? teamName : m.angler_team_slot({ team: teamName, slot })),
      sortBy: ({ teamName, slot }) => teamName && `${teamName} ${slot ?? 999}`,
      searchText: ({ teamName }) => teamName ?? "",
    },
    {
      id: "group",
      header: m.angler_field_group(),
      cell: ({ groupCode }) => groupCode,
      sortBy: ({ groupCode }) => groupCode,
      onPhone: "hidden",
    },
    {
      id: "category",
      header: m.angler_field_category(),
      cell: ({ category }) => categoryLabel(category),
      sortBy: ({ category }) => categoryLabel(category),
      searchText: ({ category }) => categoryLabel(category),
    },
    {
      id: "club",
      header: m.angler_field_club(),
      cell: ({ club }) => club,
      sortBy: ({ club }) => club || null,
      searchText: ({ club, country }) => `${club} ${country}`,
      onPhone: "hidden",
    },
    {
      id: "state",
      header: m.angler_field_presence(),
      cell: ({ isReserve, presence }) => (
        <span className={styles.badges}>
          {isReserve && <Badge tone="water">{m.angler_reserve()}</Badge>}
          <PresenceBadge presence={presence} />
        </span>
      ),
      sortBy: ({ presence }) => presenceLabel(presence),
    },
  ];
}
