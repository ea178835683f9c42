import { TextInput } from "@mantine/core";
import type { HTMLInputTypeAttribute, ReactNode } from "react";
import { m } from "../../paraglide/messages.js";
import { type FieldProps, isBlank } from "./field.ts";
import { FieldLabel } from "./FieldLabel.tsx";
import { type FieldRule, useField } from "./form.context.ts";

export interface TextFieldProps extends FieldProps {
  type?: HTMLInputTypeAttribute;
  inputMode?: "text" | "url" | "tel" | "email" | "numeric" | "decimal";
  maxLength?: number;
  minLength?: number;
  min?: string;
  max?: string;
  placeholder?: string;
  /** A unit or a button at the end of the input. */
  rightSection?: ReactNode;
  rightSectionWidth?: string;
  /** A further rule, asked only when something was typed. */
  rule?: (value: string) => string | null;
}

/** A line of text; the other one-line fields are made of this one. */
export function TextField({ name, label, help, optional = false, rule, ...input }: TextFieldProps) {
  const field = useField(name, { label, rule: requireText(optional, rule) });
  return (
    <TextInput
      {...input}
      id={field.id}
      name={name}
      label={<FieldLabel label={label} optional={optional} />}
      description={help}
      error={field.error}
      aria-required={!optional}
      rightSectionPointerEvents="all"
      value={field.text}
      onChange={(event) => field.setValue(event.currentTarget.value)}
    />
  );
}

export function requireText(optional: boolean, rule?: (value: string) => string | null): FieldRule {
  return (value) => {
    if (isBlank(value)) return optional ? null : m.ui_field_required();
    return typeof value === "string" ? (rule?.(value) ?? null) : null;
  };
}
