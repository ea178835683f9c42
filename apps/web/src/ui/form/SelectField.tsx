import { NativeSelect } from "@mantine/core";
import { m } from "../../paraglide/messages.js";
import { ChevronDownIcon } from "../Icons.tsx";
import type { FieldProps } from "./field.ts";
import { FieldLabel } from "./FieldLabel.tsx";
import { useField } from "./form.context.ts";
import { requireText } from "./TextField.tsx";

export interface SelectFieldProps extends FieldProps {
  options: readonly { value: string; label: string; disabled?: boolean }[];
  /** What stands there before a choice; without it the first option is the default. */
  placeholder?: string;
}

/** The platform's own select: on a phone nothing beats its wheel. */
export function SelectField({
  name,
  label,
  help,
  optional = false,
  options,
  placeholder,
  ...input
}: SelectFieldProps) {
  const field = useField(name, {
    label,
    rule: requireText(optional),
    show: (value) => options.find((option) => option.value === value)?.label ?? "",
  });
  const blank = { value: "", label: placeholder ?? m.ui_choose() };
  const hasBlank = optional || placeholder !== undefined || field.value === "";
  return (
    <NativeSelect
      {...input}
      id={field.id}
      name={name}
      label={<FieldLabel label={label} optional={optional} />}
      description={help}
      error={field.error}
      aria-required={!optional}
      rightSection={<ChevronDownIcon size={18} />}
      data={hasBlank ? [blank, ...options] : [...options]}
      value={field.text}
      onChange={(event) => field.setValue(event.currentTarget.value)}
    />
  );
}
