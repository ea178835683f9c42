import type { HTMLInputTypeAttribute, ReactNode } from "react";
import { m } from "../../paraglide/messages.js";
import { PlainInput } from "../PlainField.tsx";
import { type FieldProps, isBlank } from "./field.ts";
import { FieldFrame, frameProps } from "./FieldFrame.tsx";
import { type FieldRule, useField } from "./form.context.ts";

export interface TextFieldProps extends FieldProps {
  type?: HTMLInputTypeAttribute;
  inputMode?: "text" | "url" | "tel" | "email" | "numeric" | "decimal";
  maxLength?: number;
  minLength?: number;
  min?: string;
  max?: string;
  placeholder?: string;
  /** The id of a datalist with suggestions. */
  list?: string;
  /** A unit or a button at the end of the input. */
  end?: ReactNode;
  endWidth?: string;
  /** A further rule, asked only when something was typed. */
  rule?: (value: string) => string | null;
  /** For a text that other fields follow. */
  onTyped?: () => void;
}

/** A line of text; the other one-line fields are made of this one. */
export function TextField({ name, label, help, optional = false, rule, onTyped, ...input }: TextFieldProps) {
  const field = useField(name, { label, rule: requireText(optional, rule) });
  return (
    <FieldFrame field={field} label={label} help={help} optional={optional}>
      <PlainInput
        {...input}
        {...frameProps(field, help)}
        name={name}
        aria-required={!optional}
        value={field.text}
        onChange={(event) => {
          field.setValue(event.currentTarget.value);
          onTyped?.();
        }}
      />
    </FieldFrame>
  );
}

export function requireText(optional: boolean, rule?: (value: string) => string | null): FieldRule {
  return (value) => {
    if (isBlank(value)) return optional ? null : m.ui_field_required();
    return typeof value === "string" ? (rule?.(value) ?? null) : null;
  };
}
