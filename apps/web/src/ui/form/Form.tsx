import { type SubmitEvent, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { m } from "../../paraglide/messages.js";
import { Button } from "../Button.tsx";
import { holdUnsavedInput } from "../unsaved.ts";
import { type FieldTraits, FormContext, type FormValues } from "./form.context.ts";
import { FormConflict } from "./FormConflict.tsx";
import { FormProblems } from "./FormProblems.tsx";
import styles from "./Form.module.css";
import { readSubmitProblem, type Versioned } from "./submit-problem.ts";
import { type FormErrors, type FormState, useFormState } from "./use-form-state.ts";
import { type StoredRow, useStoredRow } from "./use-stored-row.ts";

export interface FormProps<Values extends object, Answer, Row extends Versioned> {
  initialValues: Values;
  /** What was refused before, by field: it stands beside the fields from the beginning. */
  initialErrors?: FormErrors | undefined;
  /** What the form was filled from, when somebody else may change it meanwhile: they are not overwritten silently. */
  stored?: StoredRow<Values, Row> | undefined;
  /** Rules that a single field cannot know, such as two passwords being equal. */
  validate?: (values: Values) => { [Name in keyof Values]?: string | null };
  /**
   * Sends the values, with the revision of `stored` that they are a change of. A thrown `{ detail, fields }` is
   * shown; what was typed stays.
   */
  onSubmit: (values: Values, revision: number) => Promise<Answer>;
  /** After saving, when nothing is unsaved any more: the place to navigate. */
  onSaved?: (answer: Answer, values: Values, isSecond: boolean) => void;
  submitLabel: string;
  /** False where another act is the screen's main one. */
  isMain?: boolean;
  /** A second way to save, such as "Save and add another"; `onSaved` is told which it was. */
  secondSubmitLabel?: string | undefined;
  /** Beside the submit button: usually a link that cancels. */
  secondary?: ReactNode;
  children: ReactNode | ((values: Values) => ReactNode);
}

/** One column of fields with one submit button; see the fields beside this file. */
export function Form<Values extends object, Answer, Row extends Versioned = Versioned>(
  props: FormProps<Values, Answer, Row>,
) {
  const { initialValues, stored, validate, onSubmit, onSaved, submitLabel, secondary, children } = props;
  const { initialErrors = {}, secondSubmitLabel, isMain = true } = props;
  const [fields] = useState(() => new Map<string, FieldTraits>());
  const element = useRef<HTMLFormElement>(null);
  const [refusal, setRefusal] = useState(() => earlierRefusal(initialValues, initialErrors));
  const [isSubmitting, setSubmitting] = useState(false);
  const form = useFormState(initialValues, initialErrors);
  const row = useStoredRow(form, stored);
  const unsaved = useUnsavedInput(form.isDirty);
  const context = useMemo(() => ({ form: asLooseForm(form), addField: addFieldTo(fields) }), [form, fields]);

  // Each refusal is a new object, so that a second attempt with the same problem moves the focus again.
  useEffect(() => {
    if (refusal) firstProblem(element.current)?.focus();
  }, [refusal]);

  async function submit(event?: SubmitEvent) {
    event?.preventDefault();
    const isSecond = event?.nativeEvent.submitter?.hasAttribute("data-second") ?? false;
    if (isSubmitting) return;
    const problems = problemsOf(form.getValues(), fields, validate);
    const count = Object.keys(problems).length;
    form.setErrors(problems);
    if (count > 0) return setRefusal({ count, detail: null, other: [] });

    setSubmitting(true);
    try {
      const { answer, values } = await row.send(onSubmit);
      setRefusal(null);
      form.setSaved(values);
      unsaved.release();
      onSaved?.(answer, values, isSecond);
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
        {row.conflict ? (
          <FormConflict
            {...row.conflict}
            fields={fields}
            onKeepMine={() => void submit()}
            onTakeTheirs={row.takeTheirs}
          />
        ) : (
          refusal && !isMended(refusal, form.errors) && <FormProblems {...refusal} />
        )}
        {typeof children === "function" ? children(form.values) : children}
        <div className={styles.actions}>
          <Button type="submit" variant={isMain ? "filled" : "default"} loading={isSubmitting}>
            {submitLabel}
          </Button>
          {secondSubmitLabel && (
            <Button type="submit" data-second disabled={isSubmitting}>
              {secondSubmitLabel}
            </Button>
          )}
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

/** Whether it was about fields of this form alone, and all of them were changed since. */
function isMended({ count, other }: Refusal, errors: FormErrors): boolean {
  return count > 0 && other.length === 0 && Object.keys(errors).length === 0;
}

/** Of what was refused before, what this form shows. */
function earlierRefusal(values: object, errors: FormErrors): Refusal | null {
  const count = Object.keys(errors).filter((name) => name in values).length;
  return count === 0 ? null : { count, detail: null, other: [] };
}

function problemsOf<Values extends object>(
  values: Values,
  fields: ReadonlyMap<string, FieldTraits>,
  formRule: FormProps<Values, unknown, Versioned>["validate"],
): FormErrors {
  const problems: Record<string, string> = {};
  for (const [name, problem] of Object.entries<string | null | undefined>(formRule?.(values) ?? {})) {
    if (problem) problems[name] = problem;
  }
  // What a field says of itself comes first: that two passwords differ is no news while one is missing.
  for (const [name, value] of Object.entries(values)) {
    const problem = fields.get(name)?.rule?.(value);
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

function addFieldTo(fields: Map<string, FieldTraits>) {
  return (name: string, traits: FieldTraits) => {
    fields.set(name, traits);
    return () => fields.delete(name);
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
function asLooseForm<Values extends object>(form: FormState<Values>): FormState<FormValues> {
  return form as unknown as FormState<FormValues>;
}
