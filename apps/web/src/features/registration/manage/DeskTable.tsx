import { Link } from "@tanstack/react-router";
import type { EventResponse } from "@tightlines/contract/event";
import type { RegistrationResponse } from "@tightlines/contract/registration/registration";
import { paymentStatuses, registrationStatuses } from "@tightlines/domain/registration/registration-status";
import { type ReactNode, useMemo } from "react";
import { useListTrail } from "../../../lib/list/use-list-trail.ts";
import { useTableView } from "../../../lib/list/use-table-view.ts";
import { m } from "../../../paraglide/messages.js";
import { getLocale } from "../../../paraglide/runtime.js";
import { Badge } from "../../../ui/Badge.tsx";
import { Button } from "../../../ui/Button.tsx";
import { DataTable } from "../../../ui/DataTable.tsx";
import type { Column, Selection } from "../../../ui/table-column.ts";
import { categoryLabel } from "../../angler/category-label.ts";
import { formatFee, paymentLabel, paymentTone, titleOf } from "../registration-label.ts";
import { RegistrationStatusBadge } from "../RegistrationStatusBadge.tsx";
import styles from "./DeskTable.module.css";

export interface DeskTableProps {
  registrations: readonly RegistrationResponse[];
  event: EventResponse;
  selection: Selection<RegistrationResponse>;
  isDouble: (id: number) => boolean;
  onMerge: (registration: RegistrationResponse) => void;
  tools: ReactNode;
}

/** Every row leads to the registration's page, and can be ticked for what is done to many. */
export function DeskTable({ registrations, event, selection, isDouble, onMerge, tools }: DeskTableProps) {
  const columns = useMemo(() => columnsFor(event, isDouble, onMerge), [event, isDouble, onMerge]);
  return (
    <DataTable
      caption={m.desk_title()}
      columns={columns}
      rows={registrations}
      rowKey={({ id }) => id}
      linkedRows
      view={useTableView()}
      onFound={useListTrail()}
      find={{ label: m.registration_public_find(), count: (count) => m.registration_count({ count }) }}
      selection={selection}
      tools={tools}
    />
  );
}

function columnsFor(
  { url, timeZone }: EventResponse,
  isDouble: DeskTableProps["isDouble"],
  onMerge: DeskTableProps["onMerge"],
): Column<RegistrationResponse>[] {
  const when = new Intl.DateTimeFormat(getLocale(), {
    dateStyle: "medium",
    timeStyle: "short",
    hourCycle: "h23",
    timeZone,
  });
  return [
    {
      id: "who",
      header: m.desk_column_who(),
      cell: (registration) => (
        <span className={styles.who}>
          <Link
            to="/events/$eventUrl/manage/registrations/$registrationId/edit"
            params={{ eventUrl: url, registrationId: String(registration.id) }}
          >
            {titleOf(registration)}
          </Link>
          {registration.teamName !== "" && (
            <span className={styles.people}>{peopleOf(registration).join(", ")}</span>
          )}
          {isDouble(registration.id) && (
            <Button size="compact-sm" className={styles.twice} onClick={() => onMerge(registration)}>
              {m.desk_twice()}
            </Button>
          )}
        </span>
      ),
      sortBy: (registration) => nameToSortBy(registration),
      searchText: searchTextOf,
    },
    {
      id: "category",
      header: m.angler_field_category(),
      cell: ({ category }) => categoryLabel(category),
      sortBy: ({ category }) => categoryLabel(category),
      searchText: ({ category }) => categoryLabel(category),
    },
    {
      id: "status",
      header: m.desk_column_status(),
      cell: (registration) => (
        <span className={styles.who}>
          <RegistrationStatusBadge {...registration} />
          {registration.offeredUntil && (
            <span className={styles.people}>
              {m.desk_held_until({ at: when.format(new Date(registration.offeredUntil)) })}
            </span>
          )}
        </span>
      ),
      sortBy: ({ status, waitlistPosition }) =>
        registrationStatuses.indexOf(status) * 100_000 + (waitlistPosition ?? 0),
    },
    {
      id: "payment",
      header: m.desk_column_payment(),
      cell: ({ paymentStatus, fee, currency }) => (
        <span className={styles.payment}>
          {paymentStatus !== null && (fee !== 0 || paymentStatus !== "unpaid") && (
            <Badge tone={paymentTone(paymentStatus)}>{paymentLabel(paymentStatus)}</Badge>
          )}
          <span>{formatFee(fee ?? 0, currency ?? "EUR")}</span>
        </span>
      ),
      sortBy: ({ paymentStatus }) => paymentStatus && paymentStatuses.indexOf(paymentStatus),
    },
    {
      id: "arrival",
      header: m.desk_column_arrival(),
      cell: ({ createdAt }) => <time dateTime={createdAt}>{when.format(new Date(createdAt))}</time>,
      sortBy: ({ createdAt }) => createdAt,
      onPhone: "hidden",
    },
  ];
}

function peopleOf({ entrants }: RegistrationResponse): string[] {
  return entrants.map(({ firstName, lastName, isReserve }) => {
    const name = `${firstName} ${lastName}`;
    return isReserve ? m.desk_reserve({ name }) : name;
  });
}

function nameToSortBy({ teamName, entrants }: RegistrationResponse): string {
  const [first] = entrants;
  return teamName || (first ? `${first.lastName} ${first.firstName}` : "");
}

/** What somebody at the desk is told on the phone: a name, a club, an address, a number, a reference. */
function searchTextOf({ teamName, entrants, email, phone, reference }: RegistrationResponse): string {
  const people = entrants.map(({ firstName, lastName, club }) => `${firstName} ${lastName} ${club}`);
  return [teamName, ...people, email, phone, reference].filter(Boolean).join(" ");
}
