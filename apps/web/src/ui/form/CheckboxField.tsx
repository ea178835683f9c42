import { Checkbox } from "@mantine/core";
import { m } from "../../paraglide/messages.js";
import type { FieldProps } from "./field.ts";
import { useField } from "./form.context.ts";

export interface CheckboxFieldProps extends Omit<FieldProps, "optional" | "autoComplete"> {
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
    <Checkbox
      id={field.id}
      name={name}
      label={label}
      description={help}
      error={field.error}
      aria-invalid={field.error ? true : undefined}
      disabled={disabled}
      checked={field.value === true}
      onChange={(event) => field.setValue(event.currentTarget.checked)}
    />
  );
}
