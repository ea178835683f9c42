import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { RegistrationResponse } from "@tightlines/contract/registration/registration";
import { isStanding } from "@tightlines/domain/registration/registration-status";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { registrationStateQuery } from "../registration.queries.ts";
import type { DeskFilter } from "./desk-filter.ts";
import styles from "./DeskCounts.module.css";

interface DeskCountsProps {
  registrations: readonly RegistrationResponse[];
  eventUrl: string;
}

/** How many there are of what; each figure leads to its rows. */
export function DeskCounts({ registrations, eventUrl }: DeskCountsProps) {
  const { data: state } = useQuery(registrationStateQuery(useApi(), eventUrl));
  return (
    <dl className={`${styles.counts} tabular`}>
      {figuresOf(registrations, state?.placesLeft).map(({ label, value, filter }) => (
        <div key={label} className={styles.count}>
          <dt>
            {filter ? (
              <Link to="/events/$eventUrl/manage/registrations" params={{ eventUrl }} search={filter} replace>
                {label}
              </Link>
            ) : (
              label
            )}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface Figure {
  label: string;
  value: string | number;
  filter?: DeskFilter;
}

function figuresOf(
  registrations: readonly RegistrationResponse[],
  placesLeft: number | null | undefined,
): Figure[] {
  const count = (fits: (registration: RegistrationResponse) => boolean) => registrations.filter(fits).length;
  const undecided = count(({ status, awaitsDraw }) => status === "pending" && !awaitsDraw);
  const inLottery = count(({ awaitsDraw }) => awaitsDraw);
  return [
    { label: m.desk_count_registered(), value: count(({ status }) => isStanding(status)), filter: {} },
    ...(inLottery > 0
      ? [{ label: m.lottery_status_in(), value: inLottery, filter: { status: "pending" } as const }]
      : []),
    ...(undecided > 0
      ? [{ label: m.desk_count_undecided(), value: undecided, filter: { status: "pending" } as const }]
      : []),
    {
      label: m.desk_count_confirmed(),
      value: count(({ status }) => status === "confirmed"),
      filter: { status: "confirmed" },
    },
    {
      label: m.desk_count_waiting(),
      value: count(({ status }) => status === "waitlisted"),
      filter: { status: "waitlisted" },
    },
    {
      label: m.desk_count_paid(),
      value: count(({ status, paymentStatus }) => isStanding(status) && paymentStatus === "paid"),
      filter: { payment: "paid" },
    },
    ...(placesLeft === undefined
      ? []
      : [{ label: m.desk_count_left(), value: placesLeft ?? m.desk_count_no_limit() }]),
  ];
}
