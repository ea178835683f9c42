import type { ReactNode } from "react";
import type { FieldProps } from "./field.ts";
import { FieldLabel } from "./FieldLabel.tsx";
import styles from "./FieldFrame.module.css";

interface FieldFrameProps extends Pick<FieldProps, "label" | "help" | "optional"> {
  field: { id: string; error: string | null };
  children: ReactNode;
}

/** Around the control of a field: its label above, what helps and what is wrong below. */
export function FieldFrame({ field, label, help, optional = false, children }: FieldFrameProps) {
  return (
    <div>
      <label className={styles.label} htmlFor={field.id}>
        <FieldLabel label={label} optional={optional} />
      </label>
      {children}
      <FieldNotes field={field} help={help} />
    </div>
  );
}

/** What stands below a control. */
export function FieldNotes({ field: { id, error }, help }: Pick<FieldFrameProps, "field" | "help">) {
  return (
    <>
      {help && (
        <p className={styles.help} id={helpId(id)}>
          {help}
        </p>
      )}
      {error && (
        <p className={styles.error} id={errorId(id)}>
          {error}
        </p>
      )}
    </>
  );
}

/** Ties a control to its label and notes, for those who hear the page. */
export function frameProps({ id, error }: FieldFrameProps["field"], help: ReactNode) {
  const notes = [help && helpId(id), error && errorId(id)].filter(Boolean).join(" ");
  return {
    id,
    "aria-describedby": notes || undefined,
    "aria-invalid": error ? true : undefined,
  };
}

function helpId(id: string): string {
  return `${id}-help`;
}

function errorId(id: string): string {
  return `${id}-error`;
}
