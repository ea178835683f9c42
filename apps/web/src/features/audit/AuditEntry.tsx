import type { AuditChange, AuditEntryResponse } from "@tightlines/contract/audit";
import { useState } from "react";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/Button.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { deedWord, fieldWord, nounWord } from "./audit-words.ts";
import styles from "./AuditEntry.module.css";
import { showMoment, showValue } from "./show-value.ts";

/** So many fields stand open; the rest of a large change is one press away. */
const OPEN_FIELDS = 6;

/** One change: who, what, when, why, and each field as it was and as it became. */
export function AuditEntry({ entry, timeZone }: { entry: AuditEntryResponse; timeZone: string }) {
  const { actorName, action, noun, subject, at, reason } = entry;
  // The heading names it already.
  const changes = entry.changes.filter(
    ({ beforeName, afterName }) => subject === null || (beforeName ?? afterName) !== subject,
  );
  // What was added has no before and what was deleted no after; any other act may have both, whatever it is called.
  const isBoth = action === "update" || (hasAny(entry.changes, "before") && hasAny(entry.changes, "after"));
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? changes : changes.slice(0, OPEN_FIELDS);
  const rest = changes.length - shown.length;
  return (
    <article className={styles.entry}>
      <header className={styles.header}>
        <h2 className={styles.what}>
          <span className={styles.noun}>{nounWord(noun)}</span> {subject}
        </h2>
        <p className={styles.who}>
          {m.audit_did({ who: actorName ?? m.audit_product(), did: deedWord(action) })}
          {" · "}
          <time dateTime={at}>{showMoment(at, timeZone)}</time>
        </p>
      </header>
      {reason && <p className={styles.reason}>{m.audit_reason({ reason })}</p>}
      {shown.length > 0 && (
        <dl className={styles.changes} aria-label={m.audit_fields()}>
          {shown.map((change) => (
            <Change key={change.field} change={change} isBoth={isBoth} timeZone={timeZone} />
          ))}
        </dl>
      )}
      {rest > 0 && (
        <Button variant="subtle" onClick={() => setOpen(true)}>
          {m.audit_more({ count: rest })}
        </Button>
      )}
    </article>
  );
}

function hasAny(changes: readonly AuditChange[], side: "before" | "after"): boolean {
  return changes.some((change) => change[side] !== null);
}

interface ChangeProps {
  change: AuditChange;
  /** Of a change both sides are told, also an empty one. */
  isBoth: boolean;
  timeZone: string;
}

function Change({ change, isBoth, timeZone }: ChangeProps) {
  const { field, before, after, beforeName, afterName } = change;
  const from = beforeName ?? showValue(before, field, timeZone);
  const to = afterName ?? showValue(after, field, timeZone);
  return (
    <div className={styles.change}>
      <dt>{fieldWord(field)}</dt>
      <dd>
        {(before !== null || isBoth) && (
          <del className={styles.before}>
            <VisuallyHidden>{m.audit_before()} </VisuallyHidden>
            {from}
          </del>
        )}
        {isBoth && <span aria-hidden>→</span>}
        {(after !== null || isBoth) && (
          <ins className={styles.after}>
            <VisuallyHidden>{m.audit_after()} </VisuallyHidden>
            {to}
          </ins>
        )}
      </dd>
    </div>
  );
}
