import type { UseFormReturnType } from "@mantine/form";
import { createContext, use, useEffect, useId } from "react";

export type FormValues = Record<string, unknown>;

/** Answers the sentence that stands beside the field, or null when the value is fine. */
export type FieldRule = (value: unknown) => string | null;

interface FormContextValue {
  form: UseFormReturnType<FormValues>;
  /** A field brings its own rule ("required", "an e-mail address"); the answer takes it away again. */
  addRule: (name: string, rule: FieldRule) => () => void;
}

export const FormContext = createContext<FormContextValue | null>(null);

/** One field of the surrounding form: its value, its problem, and how to change it. */
export function useField(name: string, rule?: FieldRule) {
  const context = use(FormContext);
  const id = useId();
  if (!context) throw new Error(`The field "${name}" stands outside a form.`);
  const { form, addRule } = context;
  if (!(name in form.values)) throw new Error(`The form has no initial value for "${name}".`);

  // Without a dependency list: a rule may close over props and must be the one of the last render.
  useEffect(() => (rule ? addRule(name, rule) : undefined));

  const value = form.values[name];
  return {
    id,
    value,
    text: typeof value === "string" ? value : "",
    error: form.errors[name] ?? null,
    setValue: (value: unknown) => form.setFieldValue(name, value),
  };
}
