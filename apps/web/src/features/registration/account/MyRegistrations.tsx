import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { AccountRegistrationResponse } from "@tightlines/contract/registration/registration";
import { useApi } from "../../../lib/api/api.context.ts";
import { formatDates } from "../../../lib/time/format-day.ts";
import { m } from "../../../paraglide/messages.js";
import { Card } from "../../../ui/Card.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { TableSkeleton } from "../../../ui/Skeletons.tsx";
import { CheckInCode } from "../CheckInCode.tsx";
import { accountRegistrationsQuery } from "../registration.queries.ts";
import { titleOf } from "../registration-label.ts";
import { RegistrationStatusBadge } from "../RegistrationStatusBadge.tsx";
import styles from "./MyRegistrations.module.css";

/** On the account page: every event the reader registered for, and what became of it. */
export function MyRegistrations() {
  const query = useQuery(accountRegistrationsQuery(useApi()));
  return (
    <Card title={m.registration_mine()}>
      <Loaded
        query={query}
        skeleton={<TableSkeleton rows={2} columns={2} />}
        isEmpty={(registrations) => registrations.length === 0}
        empty={
          <p>
            {m.registration_mine_none()} <Link to="/events">{m.registration_mine_events()}</Link>
          </p>
        }
      >
        {(registrations) => (
          <ul className={styles.list}>
            {registrations.map((registration) => (
              <li key={registration.id}>
                <Mine registration={registration} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  );
}

function Mine({ registration }: { registration: AccountRegistrationResponse }) {
  return (
    <div className={styles.registration}>
      <div>
        <Link to="/events/$eventUrl/registrations" params={{ eventUrl: registration.eventUrl }}>
          {registration.eventName}
        </Link>
        <p className={styles.facts}>
          {formatDates(registration)} · {titleOf(registration)}
        </p>
      </div>
      <RegistrationStatusBadge {...registration} />
      {registration.checkInCode !== null && (
        <div className={styles.code}>
          <CheckInCode eventUrl={registration.eventUrl} code={registration.checkInCode} />
        </div>
      )}
    </div>
  );
}
