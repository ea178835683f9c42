import type { SessionResponse } from "@tightlines/contract/session";
import { formatDayAndPeriod } from "../../../lib/time/format-zone.ts";
import { m } from "../../../paraglide/messages.js";
import type { FieldName } from "../../../ui/form/field-name.ts";
import { FieldNotes, frameProps } from "../../../ui/form/FieldFrame.tsx";
import { useField } from "../../../ui/form/form.context.ts";
import { PlainCheckbox } from "../../../ui/PlainField.tsx";
import { sessionLabel } from "../../session/session-label.ts";
import styles from "./DrawListPage.module.css";

interface SessionsFieldProps {
  name: FieldName<readonly number[]>;
  /** Those that can be drawn. */
  sessions: readonly SessionResponse[];
  timeZone: string;
}

/** The sessions to draw together, each with a box to tick. */
export function SessionsField({ name, sessions, timeZone }: SessionsFieldProps) {
  const label = m.peg_draw_field_sessions();
  const help = m.peg_draw_field_sessions_help();
  const field = useField(name, {
    label,
    rule: (value) =>
      Array.isArray(value) && value.length === 0 ? m.peg_draw_field_sessions_missing() : null,
  });
  const { "aria-describedby": notes } = frameProps(field, help);
  return (
    <fieldset className={styles.choices} aria-describedby={notes}>
      <legend>{label}</legend>
      {sessions.map((session) => (
        <PlainCheckbox
          key={session.id}
          label={`${sessionLabel(session)}, ${formatDayAndPeriod(session, timeZone)}`}
          checked={field.value.includes(session.id)}
          aria-invalid={field.error ? true : undefined}
          onChange={({ currentTarget: { checked } }) =>
            field.setValue(
              checked ? [...field.value, session.id] : field.value.filter((id) => id !== session.id),
            )
          }
        />
      ))}
      <FieldNotes field={field} help={help} />
    </fieldset>
  );
}
