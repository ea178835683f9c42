import { useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { DialogButtons } from "../../../ui/DialogButtons.tsx";
import { readSubmitProblem } from "../../../ui/form/submit-problem.ts";
import { toast } from "../../../ui/toast.ts";
import { titleOf } from "../registration-label.ts";
import type { AcceptPlaceProps } from "./AcceptPlace.tsx";
import styles from "./CancelRegistration.module.css";
import { useOwnChange } from "./use-own-change.ts";

export interface CancelRegistrationProps extends AcceptPlaceProps {
  /** Whether whoever cancels can register again. */
  isOpen: boolean;
}

/** Asks first, and says what happens to the place. Whoever is offered a place declines it by this. */
export function CancelRegistration({ event, registration, isOpen: canReturn }: CancelRegistrationProps) {
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { change, isChanging } = useOwnChange(event, registration);
  const name = titleOf(registration);
  const label = registration.offeredUntil === null ? m.registration_cancel() : m.registration_decline();
  const close = () => setOpen(false);

  async function cancel() {
    try {
      await change("cancelled");
      close();
      toast.success(m.registration_cancelled({ name }));
    } catch (error) {
      setProblem(readSubmitProblem(error).detail ?? m.ui_form_refused());
    }
  }

  return (
    <>
      <Button
        onClick={() => {
          setProblem(null);
          setOpen(true);
        }}
      >
        {label}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={m.registration_cancel_title({ name })}>
        {registration.awaitsDraw ? (
          <p>{m.lottery_cancel()}</p>
        ) : (
          <>
            <p className={styles.words}>
              {registration.status === "confirmed"
                ? m.registration_cancel_place()
                : m.registration_cancel_request()}
            </p>
            {canReturn && <p>{m.registration_cancel_again()}</p>}
          </>
        )}
        {problem && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
        <DialogButtons>
          <Button onClick={close}>{m.registration_cancel_keep()}</Button>
          <Button variant="filled" color="clay" loading={isChanging} onClick={() => void cancel()}>
            {label}
          </Button>
        </DialogButtons>
      </Dialog>
    </>
  );
}
