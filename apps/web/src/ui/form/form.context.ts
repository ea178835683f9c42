import { createContext, use, useEffect, useId } from "react";
import type { FieldName } from "./field-name.ts";
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

/** For an answer that fills other fields in: sets one of the surrounding form's fields. */
export function useSetField() {
  const context = use(FormContext);
  if (!context) throw new Error("A field is set outside a form.");
  return <Value>(name: FieldName<Value>, value: Value) => context.form.setField(name, value);
}

/** One field of the surrounding form: its value, its problem, and how to change it. */
export function useField<Value>(name: FieldName<Value>, traits: FieldTraits) {
  const context = use(FormContext);
  const id = useId();
  if (!context) throw new Error(`The field "${name}" stands outside a form.`);
  const { form, addField } = context;
  if (!(name in form.values)) throw new Error(`The form has no initial value for "${name}".`);

  // Without a dependency list: a rule may close over props and must be the one of the last render.
  useEffect(() => addField(name, traits));

  // The name was made from the form's values, so that it says what stands there.
  const value = form.values[name] as Value;
  return {
    id,
    value,
    text: typeof value === "string" ? value : "",
    error: form.errors[name] ?? null,
    setValue: (value: Value) => form.setField(name, value),
  };
}
