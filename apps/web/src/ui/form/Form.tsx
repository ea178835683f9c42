import { Button } from "@mantine/core";
import { type FormErrors, type UseFormReturnType, useForm } from "@mantine/form";
import { type FormEvent, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { m } from "../../paraglide/messages.js";
import { holdUnsavedInput } from "../unsaved.ts";
import { type FieldRule, FormContext, type FormValues } from "./form.context.ts";
import { FormProblems } from "./FormProblems.tsx";
import styles from "./Form.module.css";
import { readSubmitProblem } from "./submit-problem.ts";

export interface FormProps<Values extends object, Answer> {
  initialValues: Values;
  /** Rules that a single field cannot know, such as two passwords being equal. */
  validate?: (values: Values) => { [Name in keyof Values]?: string | null };
  /** Sends the values. A thrown `{ detail, fields }` is shown; what was typed stays. */
  onSubmit: (values: Values) => Promise<Answer>;
  /** After saving, when nothing is unsaved any more: the place to navigate. */
  onSaved?: (answer: Answer, values: Values) => void;
  submitLabel: string;
  /** Beside the submit button: usually a link that cancels. */
  secondary?: ReactNode;
  children: ReactNode | ((values: Values) => ReactNode);
}

/** One column of fields with one submit button; see the fields beside this file. */
export function Form<Values extends object, Answer>(props: FormProps<Values, Answer>) {
  const { initialValues, validate, onSubmit, onSaved, submitLabel, secondary, children } = props;
  const [rules] = useState(() => new Map<string, FieldRule>());
  const element = useRef<HTMLFormElement>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isSubmitting, setSubmitting] = useState(false);
  const form = useForm<Values>({
    initialValues,
    validate: (values) => problemsOf(values, rules, validate),
  });
  const isDirty = form.isDirty();
  const unsaved = useUnsavedInput(isDirty);
  const context = useMemo(() => ({ form: asLooseForm(form), addRule: addRuleTo(rules) }), [form, rules]);

  // Each refusal is a new object, so that a second attempt with the same problem moves the focus again.
  useEffect(() => {
    if (refusal) firstProblem(element.current)?.focus();
  }, [refusal]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSubmitting) return;
    const { errors, hasErrors } = form.validate();
    if (hasErrors) return setRefusal({ count: Object.keys(errors).length, detail: null, other: [] });

    setSubmitting(true);
    const values = form.getValues();
    try {
      const answer = await onSubmit(values);
      setRefusal(null);
      form.resetDirty();
      unsaved.release();
      onSaved?.(answer, values);
    } catch (error) {
      setRefusal(showRefusal(error));
    } finally {
      setSubmitting(false);
    }
  }

  function showRefusal(error: unknown): Refusal {
    const { detail, fields } = readSubmitProblem(error);
    const own = Object.entries(fields).filter(([name]) => name in form.getValues());
    const other = Object.entries(fields).filter(([name]) => !(name in form.getValues()));
    form.setErrors(Object.fromEntries(own.map(([name, said]) => [name, said.join(" ")])));
    return {
      count: own.length + other.length,
      detail: detail ?? m.ui_form_refused(),
      other: other.flatMap(([, said]) => said),
    };
  }

  return (
    <FormContext value={context}>
      {/* Our own rules speak, beside the field and in the reader's language; the browser's bubbles do not. */}
      <form ref={element} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {refusal && <FormProblems {...refusal} />}
        {typeof children === "function" ? children(form.values) : children}
        <div className={styles.actions}>
          <Button type="submit" variant="filled" loading={isSubmitting}>
            {submitLabel}
          </Button>
          {secondary}
        </div>
      </form>
    </FormContext>
  );
}

interface Refusal {
  /** How many things have a problem, shown here or not. */
  count: number;
  detail: string | null;
  /** What the server said about fields that this form does not show. */
  other: readonly string[];
}

function problemsOf<Values extends object>(
  values: Values,
  fieldRules: ReadonlyMap<string, FieldRule>,
  formRule: FormProps<Values, unknown>["validate"],
): FormErrors {
  const problems: FormErrors = {};
  for (const [name, problem] of Object.entries<string | null | undefined>(formRule?.(values) ?? {})) {
    if (problem) problems[name] = problem;
  }
  // What a field says of itself comes first: that two passwords differ is no news while one is missing.
  for (const [name, value] of Object.entries(values)) {
    const problem = fieldRules.get(name)?.(value);
    if (problem) problems[name] = problem;
  }
  return problems;
}

function useUnsavedInput(isDirty: boolean) {
  const release = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (!isDirty) return undefined;
    release.current = holdUnsavedInput();
    return () => release.current?.();
  }, [isDirty]);
  return { release: () => release.current?.() };
}

function addRuleTo(rules: Map<string, FieldRule>) {
  return (name: string, rule: FieldRule) => {
    rules.set(name, rule);
    return () => rules.delete(name);
  };
}

/** In reading order the first field with a problem, else what the server said about the whole. */
function firstProblem(form: HTMLFormElement | null): HTMLElement | null {
  return (
    form?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
    form?.querySelector<HTMLElement>("[data-problems]") ??
    null
  );
}

/** Fields find their value by name through the context, where the form's own value type cannot be known. */
function asLooseForm<Values extends object>(form: UseFormReturnType<Values>): UseFormReturnType<FormValues> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return form as unknown as UseFormReturnType<FormValues>;
}
