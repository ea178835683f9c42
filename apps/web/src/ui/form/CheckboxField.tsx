import { m } from "../../paraglide/messages.js";
import { PlainCheckbox } from "../PlainField.tsx";
import styles from "./CheckboxField.module.css";
import type { FieldProps } from "./field.ts";
import { FieldNotes, frameProps } from "./FieldFrame.tsx";
import { useField } from "./form.context.ts";

export interface CheckboxFieldProps extends Omit<FieldProps<boolean>, "optional" | "autoComplete"> {
  /** The sentence beside the box when it must be ticked and is not. */
  mustBeTicked?: string;
}

export function CheckboxField({ name, label, help, disabled = false, mustBeTicked }: CheckboxFieldProps) {
  const field = useField(name, {
    label,
    rule: (value) => (mustBeTicked && value !== true ? mustBeTicked : null),
    show: (value) => (value === true ? m.ui_yes() : m.ui_no()),
  });
  return (
    <div>
      <PlainCheckbox
        {...frameProps(field, help)}
        label={label}
        name={name}
        disabled={disabled}
        checked={field.value}
        onChange={(event) => field.setValue(event.currentTarget.checked)}
      />
      <div className={styles.notes}>
        <FieldNotes field={field} help={help} />
      </div>
    </div>
  );
}
