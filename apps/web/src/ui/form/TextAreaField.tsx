import { PlainTextArea } from "../PlainField.tsx";
import type { FieldProps } from "./field.ts";
import { FieldFrame, frameProps } from "./FieldFrame.tsx";
import { useField } from "./form.context.ts";
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
    <FieldFrame field={field} label={label} help={help} optional={optional}>
      <PlainTextArea
        {...input}
        {...frameProps(field, help)}
        name={name}
        rows={rows}
        aria-required={!optional}
        value={field.text}
        onChange={(event) => field.setValue(event.currentTarget.value)}
      />
    </FieldFrame>
  );
}
