import { Textarea } from "@mantine/core";
import type { FieldProps } from "./field.ts";
import { FieldLabel } from "./FieldLabel.tsx";
import { useField } from "./form.context.ts";
import styles from "./Form.module.css";
import { requireText } from "./TextField.tsx";

export interface TextAreaFieldProps extends FieldProps {
  rows?: number;
  maxLength?: number;
}

export function TextAreaField({
  name,
  label,
  help,
  optional = false,
  rows = 4,
  ...input
}: TextAreaFieldProps) {
  const field = useField(name, { label, rule: requireText(optional) });
  return (
    <Textarea
      {...input}
      id={field.id}
      name={name}
      rows={rows}
      label={<FieldLabel label={label} optional={optional} />}
      description={help}
      error={field.error}
      aria-required={!optional}
      classNames={{ input: styles.textarea ?? "" }}
      value={field.text}
      onChange={(event) => field.setValue(event.currentTarget.value)}
    />
  );
}
