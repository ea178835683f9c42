import { createContext, use, useEffect, useId } from "react";
import type { FormState } from "./use-form-state.ts";

export type FormValues = Record<string, unknown>;

/** Answers the sentence that stands beside the field, or null when the value is fine. */
export type FieldRule = (value: unknown) => string | null;

/** What a field brings to its form. */
export interface FieldTraits {
  label: string;
  /** Its own rule: "required", "an e-mail address". */
  rule?: FieldRule;
  /** A value as people read it, where it is not simply the text. */
  show?: (value: unknown) => string;
}

interface FormContextValue {
  form: FormState<FormValues>;
  /** The answer takes the field away again. */
  addField: (name: string, traits: FieldTraits) => () => void;
}

export const FormContext = createContext<FormContextValue | null>(null);

/** One field of the surrounding form: its value, its problem, and how to change it. */
export function useField(name: string, traits: FieldTraits) {
  const context = use(FormContext);
  const id = useId();
  if (!context) throw new Error(`The field "${name}" stands outside a form.`);
  const { form, addField } = context;
  if (!(name in form.values)) throw new Error(`The form has no initial value for "${name}".`);

  // Without a dependency list: a rule may close over props and must be the one of the last render.
  useEffect(() => addField(name, traits));

  const value = form.values[name];
  return {
    id,
    value,
    text: typeof value === "string" ? value : "",
    error: form.errors[name] ?? null,
    setValue: (value: unknown) => form.setField(name, value),
  };
}
