import type { EventResponse } from "@tightlines/contract/event";
import type { EventStatus } from "@tightlines/domain/event/status";
import { useState } from "react";
import { ButtonLink } from "../../../lib/ButtonLink.tsx";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { DialogButtons } from "../../../ui/DialogButtons.tsx";
import { useManagePage } from "./home/use-manage-page.ts";
import { statusAction } from "./status-action.ts";
import styles from "./StatusButton.module.css";
import { useChangeStatus } from "./use-change-status.ts";
import { useOpenSessions } from "./use-open-sessions.ts";

export interface StatusButtonProps {
  event: EventResponse;
  to: EventStatus;
  isMain?: boolean;
}

/** Moves an event on in its life. What the step means is said before it happens, wherever the button stands. */
export function StatusButton({ event, to, isMain = false }: StatusButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const { label, sentence, question } = statusAction(event.status, to);
  const color = to === "cancelled" && { color: "clay" as const };
  const close = () => setOpen(false);
  return (
    <div className={styles.step}>
      <Button {...(isMain && { variant: "filled" })} {...color} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <span>{sentence}</span>
      <Dialog isOpen={isOpen} onClose={close} title={question}>
        <Question event={event} to={to} onClose={close} />
      </Dialog>
    </div>
  );
}

function Question({ event, to, onClose }: { event: EventResponse; to: EventStatus; onClose: () => void }) {
  const { changeStatus, isChanging } = useChangeStatus(event);
  const { label, consequences } = statusAction(event.status, to);
  const { obstacles, warning, isLoading } = useOpenSessions(event, to);
  const sessionsPage = useManagePage(event.url)("sessions");
  const isPossible = obstacles.length === 0;

  async function confirm() {
    if (await changeStatus(to)) onClose();
  }

  return (
    <>
      {warning && isPossible && <p className={styles.warning}>{warning}</p>}
      {!isPossible && <p>{m.event_finish_not_yet()}</p>}
      <ul className={styles.consequences}>
        {(isPossible ? consequences : obstacles).map((said) => (
          <li key={said}>{said}</li>
        ))}
      </ul>
      <DialogButtons>
        <Button onClick={onClose}>{m.event_status_keep()}</Button>
        {isPossible ? (
          <Button
            variant="filled"
            loading={isChanging}
            disabled={isLoading}
            {...(to === "cancelled" && { color: "clay" })}
            onClick={() => void confirm()}
          >
            {label}
          </Button>
        ) : (
          sessionsPage && (
            <ButtonLink to={sessionsPage} variant="filled">
              {m.event_finish_sessions()}
            </ButtonLink>
          )
        )}
      </DialogButtons>
    </>
  );
}
