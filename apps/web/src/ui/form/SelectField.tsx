import { m } from "../../paraglide/messages.js";
import { PlainSelect } from "../PlainField.tsx";
import type { FieldProps } from "./field.ts";
import { FieldFrame, frameProps } from "./FieldFrame.tsx";
import { useField } from "./form.context.ts";
import { requireText } from "./TextField.tsx";

export interface SelectFieldProps extends FieldProps {
  options: readonly { value: string; label: string; disabled?: boolean }[];
  /** What stands there before a choice; without it the first option is the default. */
  placeholder?: string;
  /** What leaving the field alone means: it stands there as the choice that is made already. */
  unchosen?: string;
}

export function SelectField({
  name,
  label,
  help,
  optional = false,
  options,
  placeholder,
  unchosen,
  ...input
}: SelectFieldProps) {
  const field = useField(name, {
    label,
    rule: requireText(optional || unchosen !== undefined),
    show: (value) => options.find((option) => option.value === value)?.label ?? "",
  });
  const blank = { value: "", label: unchosen ?? placeholder ?? m.ui_choose() };
  const hasBlank = optional || (unchosen ?? placeholder) !== undefined || field.value === "";
  return (
    <FieldFrame field={field} label={label} help={help} optional={optional}>
      <PlainSelect
        {...input}
        {...frameProps(field, help)}
        name={name}
        aria-required={!optional}
        options={hasBlank ? [blank, ...options] : options}
        value={field.text}
        onChange={(event) => field.setValue(event.currentTarget.value)}
      />
    </FieldFrame>
  );
}
