import type { EventResponse } from "@tightlines/contract/event";
import type { EventStatus } from "@tightlines/domain/event/status";
import { useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { statusAction } from "./status-action.ts";
import styles from "./StatusButton.module.css";
import { useChangeStatus } from "./use-change-status.ts";

export interface StatusButtonProps {
  event: EventResponse;
  to: EventStatus;
  isMain?: boolean;
}

/** Moves an event on in its life. What the step means is said before it happens, wherever the button stands. */
export function StatusButton({ event, to, isMain = false }: StatusButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const { changeStatus, isChanging } = useChangeStatus(event);
  const { label, sentence, question, consequences } = statusAction(event.status, to);
  const color = to === "cancelled" && { color: "clay" as const };

  async function confirm() {
    await changeStatus(to);
    setOpen(false);
  }

  return (
    <div className={styles.step}>
      <Button {...(isMain && { variant: "filled" })} {...color} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <span>{sentence}</span>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={question}>
        <ul className={styles.consequences}>
          {consequences.map((consequence) => (
            <li key={consequence}>{consequence}</li>
          ))}
        </ul>
        <div className={styles.buttons}>
          <Button onClick={() => setOpen(false)}>{m.event_status_keep()}</Button>
          <Button variant="filled" loading={isChanging} {...color} onClick={() => void confirm()}>
            {label}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
