import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import styles from "./FormChoice.module.css";

export interface FormChoiceProps {
  chosen: "weigh-in" | "catches";
  onChoose: (form: "weigh-in" | "catches") => void;
}

const forms = [
  { form: "weigh-in", label: m.score_form_weigh_in },
  { form: "catches", label: m.score_form_catches },
] as const;

/** Where a catch weighed as a whole counts, fish may be listed as well. */
export function FormChoice({ chosen, onChoose }: FormChoiceProps) {
  return (
    <fieldset className={styles.choice} aria-label={m.score_form()}>
      {forms.map(({ form, label }) => (
        <Button key={form} aria-pressed={form === chosen} onClick={() => onChoose(form)}>
          {label()}
        </Button>
      ))}
    </fieldset>
  );
}
