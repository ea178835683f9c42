import { m } from "../../paraglide/messages.js";
import { Button } from "../Button.tsx";
import type { FieldTraits } from "./form.context.ts";
import styles from "./FormConflict.module.css";
import type { Conflict } from "./use-stored-row.ts";

export interface FormConflictProps extends Conflict {
  fields: ReadonlyMap<string, FieldTraits>;
  /** What to do now, where nothing was typed into a form. */
  sentence?: string;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Above the fields: both versions of what two people changed at the same time, and the two ways on. */
export function FormConflict(props: FormConflictProps) {
  const { changedBy, rows, fields, sentence = m.ui_conflict_sentence(), onKeepMine, onTakeTheirs } = props;
  return (
    <div className={styles.conflict} role="alert" tabIndex={-1} data-problems>
      <p className={styles.title}>
        {changedBy ? m.ui_conflict_title_by({ name: changedBy }) : m.ui_conflict_title()}
      </p>
      <p>{sentence}</p>
      <div className={styles.actions}>
        <Button variant="filled" onClick={onKeepMine}>
          {m.ui_conflict_keep_mine()}
        </Button>
        <Button onClick={onTakeTheirs}>{m.ui_conflict_take_theirs()}</Button>
      </div>
      {rows.map(({ name, mine, theirs }) => (
        <section key={name} className={styles.field} aria-label={fields.get(name)?.label ?? name}>
          <p className={styles.label}>{fields.get(name)?.label ?? name}</p>
          <dl className={styles.versions}>
            <div>
              <dt>{m.ui_conflict_mine()}</dt>
              <dd>{shown(fields.get(name), mine)}</dd>
            </div>
            <div>
              <dt>{m.ui_conflict_theirs()}</dt>
              <dd>{shown(fields.get(name), theirs)}</dd>
            </div>
          </dl>
        </section>
      ))}
    </div>
  );
}

function shown(field: FieldTraits | undefined, value: unknown): string {
  const text = field?.show
    ? field.show(value)
    : typeof value === "string"
      ? value
      : JSON.stringify(value ?? "");
  return text.trim() || m.ui_conflict_empty();
}
