import type { EventResponse } from "@tightlines/contract/event";
import { eventLife } from "@tightlines/domain/event/status";
import { m } from "../../../../paraglide/messages.js";
import { Card } from "../../../../ui/Card.tsx";
import { statusLabel } from "../../status-label.ts";
import styles from "./EventLife.module.css";

/** From draft to archived, and where it stands. */
export function EventLife({ event }: { event: EventResponse }) {
  const current = eventLife.indexOf(event.status);
  if (current === -1 || event.wasCancelled) return null;
  return (
    <Card title={m.event_home_life()}>
      <ol className={styles.life}>
        {eventLife.map((status, index) => (
          <li
            key={status}
            className={styles.step}
            data-done={index < current || undefined}
            aria-current={status === event.status ? "step" : undefined}
          >
            {statusLabel(status)}
          </li>
        ))}
      </ol>
    </Card>
  );
}
