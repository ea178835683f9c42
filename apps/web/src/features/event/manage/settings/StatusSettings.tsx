import type { EventResponse } from "@tightlines/contract/event";
import { nextEventStatuses } from "@tightlines/domain/event/status";
import type { EventStatus } from "@tightlines/domain/event/status";
import { useState } from "react";
import { m } from "../../../../paraglide/messages.js";
import { Button } from "../../../../ui/Button.tsx";
import { Card } from "../../../../ui/Card.tsx";
import { Dialog } from "../../../../ui/Dialog.tsx";
import { EventStatusBadge } from "../../EventStatusBadge.tsx";
import { statusAction } from "../status-action.ts";
import { useChangeStatus } from "../use-change-status.ts";
import styles from "./StatusSettings.module.css";

/** Every change of status says what it means before it happens. */
export function StatusSettings({ event }: { event: EventResponse }) {
  const [wanted, setWanted] = useState<EventStatus | null>(null);
  const { changeStatus, isChanging } = useChangeStatus(event);
  const next = nextEventStatuses(event.status);

  async function confirm(status: EventStatus) {
    await changeStatus(status);
    setWanted(null);
  }

  return (
    <Card title={m.event_settings_status()} aside={<EventStatusBadge status={event.status} />}>
      {next.length === 0 && <p>{m.event_next_cancelled()}</p>}
      <ul className={styles.actions}>
        {next.map((status) => {
          const { label, sentence } = statusAction(event.status, status);
          return (
            <li key={status}>
              <Button {...(status === "cancelled" && { color: "clay" })} onClick={() => setWanted(status)}>
                {label}
              </Button>
              <span>{sentence}</span>
            </li>
          );
        })}
      </ul>
      {wanted && (
        <Dialog isOpen onClose={() => setWanted(null)} title={statusAction(event.status, wanted).question}>
          <ul className={styles.consequences}>
            {statusAction(event.status, wanted).consequences.map((consequence) => (
              <li key={consequence}>{consequence}</li>
            ))}
          </ul>
          <div className={styles.buttons}>
            <Button onClick={() => setWanted(null)}>{m.event_status_keep()}</Button>
            <Button
              variant="filled"
              loading={isChanging}
              {...(wanted === "cancelled" && { color: "clay" })}
              onClick={() => void confirm(wanted)}
            >
              {statusAction(event.status, wanted).label}
            </Button>
          </div>
        </Dialog>
      )}
    </Card>
  );
}
