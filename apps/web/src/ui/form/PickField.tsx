import { PlainCheckbox } from "../PlainField.tsx";
import type { FieldName } from "./field-name.ts";
import { useField } from "./form.context.ts";
import styles from "./PickField.module.css";

export interface PickFieldProps {
  name: FieldName<readonly number[]>;
  label: string;
  help: string;
  options: readonly { value: number; label: string }[];
}

/** Any number of things that have an id. */
export function PickField({ name, label, help, options }: PickFieldProps) {
  const nameOf = (id: number) => options.find(({ value }) => value === id)?.label ?? "";
  const field = useField(name, {
    label,
    show: (value) => (value as readonly number[]).map(nameOf).join(", "),
  });
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{label}</legend>
      <p className={styles.help}>{field.error ?? help}</p>
      <div className={styles.options}>
        {options.map(({ value, label: words }) => (
          <PlainCheckbox
            key={value}
            label={words}
            checked={field.value.includes(value)}
            onChange={({ currentTarget: { checked } }) =>
              field.setValue(
                checked ? [...field.value, value] : field.value.filter((picked) => picked !== value),
              )
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
