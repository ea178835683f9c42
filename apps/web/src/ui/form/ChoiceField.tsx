import type { ReactNode } from "react";
import styles from "./ChoiceField.module.css";
import type { FieldProps } from "./field.ts";
import { FieldNotes, frameProps } from "./FieldFrame.tsx";
import { useField } from "./form.context.ts";
import { requireText } from "./TextField.tsx";

export interface ChoiceFieldProps extends Omit<FieldProps, "optional" | "autoComplete"> {
  options: readonly { value: string; label: string; words?: ReactNode }[];
  /** For a choice that other fields follow. */
  onChosen?: (value: string) => void;
}

/** A few choices that need a sentence each: all of them in view, one tap to choose. */
export function ChoiceField({ name, label, help, disabled = false, options, onChosen }: ChoiceFieldProps) {
  const field = useField(name, {
    label,
    rule: requireText(false),
    show: (value) => options.find((option) => option.value === value)?.label ?? "",
  });
  const { "aria-describedby": notes } = frameProps(field, help);
  return (
    <fieldset className={styles.field} aria-describedby={notes} disabled={disabled}>
      <legend>{label}</legend>
      {options.map(({ value, label: choice, words }) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={field.text === value}
            onChange={() => {
              field.setValue(value);
              onChosen?.(value);
            }}
          />
          <span>
            <b>{choice}</b>
            {words && <span className={styles.words}>{words}</span>}
          </span>
        </label>
      ))}
      <FieldNotes field={field} help={help} />
    </fieldset>
  );
}
