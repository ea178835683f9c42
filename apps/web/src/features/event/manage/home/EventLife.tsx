import type { EventResponse } from "@tightlines/contract/event";
import type { EventStatus } from "@tightlines/domain/event/status";
import { m } from "../../../../paraglide/messages.js";
import { Card } from "../../../../ui/Card.tsx";
import { statusLabel } from "../../labels.ts";
import styles from "./EventLife.module.css";

const life: EventStatus[] = ["draft", "published", "running", "finished", "archived"];

/** From draft to archived, and where it stands. */
export function EventLife({ event }: { event: EventResponse }) {
  if (event.status === "cancelled") return null;
  return (
    <Card title={m.event_home_life()}>
      <ol className={styles.life}>
        {life.map((status) => (
          <li
            key={status}
            className={styles.step}
            data-done={life.indexOf(status) < life.indexOf(event.status) || undefined}
            aria-current={status === event.status ? "step" : undefined}
          >
            {statusLabel(status)}
          </li>
        ))}
      </ol>
    </Card>
  );
}
