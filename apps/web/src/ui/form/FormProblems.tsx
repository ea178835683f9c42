import { m } from "../../paraglide/messages.js";
import { WarningIcon } from "../FrameIcons.tsx";
import styles from "./Form.module.css";

interface FormProblemsProps {
  count: number;
  detail: string | null;
  other: readonly string[];
}

/** Above the fields: how many need attention, and what was said about the whole. */
export function FormProblems({ count, detail, other }: FormProblemsProps) {
  return (
    <div className={styles.problems} role="alert" tabIndex={-1} data-problems>
      <WarningIcon />
      <div>
        {count > 0 && <p className={styles.count}>{m.ui_form_problems({ count })}</p>}
        {detail && <p>{detail}</p>}
        {other.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </div>
  );
}
