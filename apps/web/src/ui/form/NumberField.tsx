import { useState } from "react";
import { m } from "../../paraglide/messages.js";
import { PlainInput } from "../PlainField.tsx";
import type { FieldProps } from "./field.ts";
import { FieldFrame, frameProps } from "./FieldFrame.tsx";
import { useField } from "./form.context.ts";
import styles from "./Form.module.css";

export interface NumberFieldProps extends FieldProps<number | null> {
  /** Stands in the field: "kg", "cm", "€". */
  unit?: string;
  /** Whole numbers get the keyboard without a decimal point. */
  whole?: boolean;
  placeholder?: string;
  rule?: (value: number) => string | null;
}

/** Its value is a number, null when empty, and NaN while what is typed is no number. */
export function NumberField({
  name,
  label,
  help,
  optional = false,
  unit,
  whole = false,
  rule,
  ...input
}: NumberFieldProps) {
  const field = useField(name, {
    label,
    rule: (value) => {
      if (typeof value !== "number") return optional ? null : m.ui_field_required();
      if (Number.isNaN(value) || (whole && !Number.isInteger(value))) return m.ui_number_invalid();
      return rule?.(value) ?? null;
    },
    show: (value) => [formatNumber(value), unit].filter(Boolean).join(" "),
  });
  const [typed, setTyped] = useState("");
  // "4," and "4.50" must survive typing, so the text leads as long as it means the form's value.
  const text = Object.is(parseNumber(typed), field.value) ? typed : formatNumber(field.value);
  return (
    <FieldFrame field={field} label={label} help={help} optional={optional}>
      <PlainInput
        {...input}
        {...frameProps(field, help)}
        name={name}
        type="text"
        inputMode={whole ? "numeric" : "decimal"}
        aria-required={!optional}
        {...(unit && {
          end: <span className={styles.unit}>{unit}</span>,
          endWidth: `${unit.length + 2.5}ch`,
        })}
        value={text}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          field.setValue(parseNumber(event.currentTarget.value));
        }}
      />
    </FieldFrame>
  );
}

/** Half of Europe types a decimal comma. */
export function parseNumber(text: string): number | null {
  const trimmed = text.trim();
  return trimmed === "" ? null : Number(trimmed.replace(",", "."));
}

function formatNumber(value: unknown): string {
  return typeof value === "number" && !Number.isNaN(value) ? String(value) : "";
}
