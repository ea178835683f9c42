import type { EventResponse } from "@tightlines/contract/event";
import { nextEventStatuses } from "@tightlines/domain/event/status";
import { m } from "../../../../paraglide/messages.js";
import { Card } from "../../../../ui/Card.tsx";
import { EventStatusBadge } from "../../EventStatusBadge.tsx";
import { StatusButton } from "../StatusButton.tsx";
import styles from "./StatusSettings.module.css";

/** Every step an event may take from here, back ones and cancelling included. */
export function StatusSettings({ event }: { event: EventResponse }) {
  const next = nextEventStatuses(event);
  return (
    <Card title={m.event_settings_status()} aside={<EventStatusBadge event={event} />}>
      {next.length === 0 && <p>{m.event_next_cancelled_archived()}</p>}
      <ul className={styles.actions}>
        {next.map((status) => (
          <li key={status}>
            <StatusButton event={event} to={status} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
