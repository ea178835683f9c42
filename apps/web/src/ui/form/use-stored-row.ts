import { useEffect, useRef, useState } from "react";
import { type ConflictRow, layOver } from "./lay-over.ts";
import { readStored, type Versioned } from "./submit-problem.ts";
import type { FormState } from "./use-form-state.ts";

/** What a form changes: a row that others may change meanwhile, and how it fills the fields. */
export interface StoredRow<Values, Row extends Versioned> {
  row: Row;
  valuesOf: (row: Row) => Values;
}

export interface Conflict {
  changedBy: string | null;
  rows: readonly ConflictRow[];
}

/**
 * Keeps two people who edit the same row from overwriting each other. While nothing is typed the form follows what is
 * stored. A change that comes too late is laid over what is stored now; where both changed the same field, it waits
 * for a decision, and what was typed stays.
 */
export function useStoredRow<Values extends object, Row extends Versioned>(
  form: FormState<Values>,
  stored: StoredRow<Values, Row> | undefined,
) {
  /** The version that is typed over. */
  const base = useRef(stored?.row);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const isUntouched = !form.isDirty;

  useEffect(() => {
    if (!isUntouched || !stored || !base.current || stored.row.revision <= base.current.revision) return;
    base.current = stored.row;
    fill(form, stored.valuesOf(stored.row));
  }, [isUntouched, stored, form]);

  /** Sends the form's values; once more after each change elsewhere that contradicts nothing typed here. */
  async function send<Answer>(submit: (values: Values, revision: number) => Promise<Answer>) {
    for (;;) {
      const before = base.current;
      const values = form.getValues();
      try {
        const answer = await submit(values, before?.revision ?? 0);
        setConflict(null);
        return { answer, values };
      } catch (error) {
        const refused = readStored(error);
        if (!refused || !stored || !before) throw error;
        // The API answers with the row it was asked to change.
        const current = refused.current as Row;
        const theirs = stored.valuesOf(current);
        const { merged, conflicts } = layOver(stored.valuesOf(before), form.getValues(), theirs);
        base.current = current;
        fill(form, merged, theirs);
        if (conflicts.length === 0) continue;
        setConflict({ changedBy: refused.changedBy, rows: conflicts });
        throw error;
      }
    }
  }

  function takeTheirs(): void {
    const theirs = Object.fromEntries(conflict?.rows.map((row) => [row.name, row.theirs]) ?? []);
    form.setValues({ ...form.getValues(), ...theirs });
    form.setErrors({});
    setConflict(null);
  }

  return { send, conflict, takeTheirs };
}

/** What differs from `saved` is yet to be saved. */
function fill<Values extends object>(form: FormState<Values>, values: Values, saved: Values = values): void {
  form.setValues(values);
  form.setSaved(saved);
}
