import type { DateFieldProps } from "./DateField.tsx";
import styles from "./Form.module.css";
import { TextField } from "./TextField.tsx";

export interface DateTimeFieldProps extends DateFieldProps {
  /** Whose clock: "Europe/Lisbon". Shown in the field, since the reader may sit in another zone. */
  zone?: string;
}

/** A local time as "2027-05-14T06:30". */
export function DateTimeField({ zone, ...props }: DateTimeFieldProps) {
  return (
    <TextField
      {...props}
      type="datetime-local"
      {...(zone && {
        end: <span className={styles.unit}>{zone}</span>,
        endWidth: `${zone.length + 2}ch`,
      })}
    />
  );
}
