import { m } from "../../paraglide/messages.js";
import styles from "./Form.module.css";

/** Marks the exceptions: most fields are required, so those that are not say so in words. */
export function FieldLabel({ label, optional }: { label: string; optional: boolean }) {
  return (
    <>
      {label}
      {optional && <span className={styles.optional}>{m.ui_optional()}</span>}
    </>
  );
}
