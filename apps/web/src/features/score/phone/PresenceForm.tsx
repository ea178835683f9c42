import type { EnteredPresence } from "@tightlines/domain/score/entered-score";
import { useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { PlainInput } from "../../../ui/PlainField.tsx";
import { sessionPresenceLabel } from "../session-presence.ts";
import styles from "./PresenceForm.module.css";

export interface PresenceFormProps {
  stored: EnteredPresence;
  isReady: boolean;
  onSave: (presence: EnteredPresence) => void;
}

const presences = ["fished", "absent", "withdrawn", "disqualified"] as const;

/** How somebody took part in the session. */
export function PresenceForm({ stored, isReady, onSave }: PresenceFormProps) {
  const [late, setLate] = useState<string>();
  const typed = late ?? String(stored.lateMinutes);
  const lateMinutes = /^\d{1,4}$/.test(typed) ? Number(typed) : undefined;
  return (
    <details className={styles.details} open={stored.presence !== "fished" || stored.lateMinutes > 0}>
      <summary className={styles.summary}>
        {m.score_presence()}: {sessionPresenceLabel(stored.presence)}
      </summary>
      <fieldset className={styles.choices} aria-label={m.score_presence()}>
        {presences.map((presence) => (
          <Button
            key={presence}
            aria-pressed={presence === stored.presence}
            disabled={!isReady}
            onClick={() => onSave({ presence, lateMinutes: stored.lateMinutes })}
          >
            {sessionPresenceLabel(presence)}
          </Button>
        ))}
      </fieldset>
      <form
        className={styles.late}
        onSubmit={(event) => {
          event.preventDefault();
          if (lateMinutes === undefined) return;
          onSave({ presence: stored.presence, lateMinutes });
          setLate(undefined);
        }}
      >
        <PlainInput
          label={m.score_late()}
          inputMode="numeric"
          maxLength={4}
          value={typed}
          onChange={({ currentTarget }) => setLate(currentTarget.value)}
        />
        <Button
          type="submit"
          disabled={!isReady || lateMinutes === undefined || lateMinutes === stored.lateMinutes}
        >
          {m.ui_save()}
        </Button>
      </form>
    </details>
  );
}
