import { m } from "../../../paraglide/messages.js";
import styles from "./StepTrail.module.css";

const steps = ["who", "details", "confirm"] as const;
export type Step = (typeof steps)[number];

/** Where the reader is on the short way. */
export function StepTrail({ step }: { step: Step }) {
  return (
    <ol className={styles.trail} aria-label={m.registration_steps()}>
      {steps.map((each, index) => (
        <li key={each} aria-current={each === step ? "step" : undefined}>
          <span className={styles.number}>{index + 1}</span>
          {labels[each]()}
        </li>
      ))}
    </ol>
  );
}

const labels: Record<Step, () => string> = {
  who: m.registration_step_who,
  details: m.registration_step_details,
  confirm: m.registration_step_confirm,
};
