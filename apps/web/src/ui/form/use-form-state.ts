import { useMemo, useRef, useState } from "react";
import { isSame } from "./lay-over.ts";

export type FormErrors = Readonly<Record<string, string>>;

export interface FormState<Values> {
  values: Values;
  /** What was typed last, also before React has shown it. */
  getValues: () => Values;
  setValues: (values: Values) => void;
  /** A changed field has no problem until it is looked at again. */
  setField: (name: keyof Values & string, value: unknown) => void;
  errors: FormErrors;
  setErrors: (errors: FormErrors) => void;
  /** Whether something differs from what is saved. */
  isDirty: boolean;
  setSaved: (values: Values) => void;
}

/** What a form remembers while it is filled in. */
export function useFormState<Values extends object>(
  initialValues: Values,
  initialErrors: FormErrors,
): FormState<Values> {
  const [values, showValues] = useState(initialValues);
  const [saved, setSaved] = useState(initialValues);
  const [errors, setErrors] = useState(initialErrors);
  const latest = useRef(initialValues);

  return useMemo(() => {
    function setValues(next: Values): void {
      latest.current = next;
      showValues(next);
    }
    return {
      values,
      getValues: () => latest.current,
      setValues,
      setField: (name, value) => {
        setValues({ ...latest.current, [name]: value });
        setErrors(({ [name]: _solved, ...others }) => others);
      },
      errors,
      setErrors,
      isDirty: !isSame(values, saved),
      setSaved,
    };
  }, [values, saved, errors]);
}
