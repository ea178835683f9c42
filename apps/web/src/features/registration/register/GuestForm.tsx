import { useNavigate } from "@tanstack/react-router";
import type { EventResponse } from "@tightlines/contract/event";
import { useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { RegisterForm } from "./RegisterForm.tsx";
import styles from "./GuestForm.module.css";
import { WithMatter } from "./WithMatter.tsx";

/**
 * For whoever has no account yet: they type first and sign in, or sign up, before it is checked and sent. The page that
 * follows is for members, so that its guard leads them there and back.
 */
export function GuestForm({ event, onStop }: { event: EventResponse; onStop: () => void }) {
  const navigate = useNavigate();
  const [step, setStep] = useState<"who" | "details">("who");
  return (
    <>
      <p className={styles.help}>{m.registration_guest_kept()}</p>
      <WithMatter event={event}>
        {(matter) => (
          <RegisterForm
            {...matter}
            step={step}
            onStep={setStep}
            onDone={() =>
              void navigate({
                to: "/events/$eventUrl/registrations/confirm",
                params: { eventUrl: event.url },
              })
            }
            leave={
              <Button variant="subtle" onClick={onStop}>
                {m.ui_cancel()}
              </Button>
            }
          />
        )}
      </WithMatter>
    </>
  );
}
