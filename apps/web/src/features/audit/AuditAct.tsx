import { useQuery } from "@tanstack/react-query";
import type { AuditAct as Act } from "@tightlines/contract/audit";
import type { EventResponse } from "@tightlines/contract/event";
import { useState } from "react";
import { useApi } from "../../lib/api/api.context.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/Button.tsx";
import { Loaded } from "../../ui/Loaded.tsx";
import { TableSkeleton } from "../../ui/Skeletons.tsx";
import { auditActQuery } from "./audit.queries.ts";
import { deedWord, nounWord } from "./audit-words.ts";
import { AuditEntry } from "./AuditEntry.tsx";
import styles from "./AuditEntry.module.css";
import { showMoment } from "./show-value.ts";

/** All that one call has done. One change is shown as it is; many are one line that opens. */
export function AuditAct({ act, event }: { act: Act; event: EventResponse }) {
  const { at, actorName, reason, count, parts } = act;
  const [isOpen, setOpen] = useState(false);
  const [lead] = parts;
  if (count === 1 && lead) return <AuditEntry entry={lead.first} timeZone={event.timeZone} />;
  return (
    <article className={styles.entry}>
      <header className={styles.header}>
        <h2 className={styles.what}>{parts.map(sayPart).join(", ")}</h2>
        <p className={styles.who}>
          {m.audit_did({
            who: actorName ?? m.audit_product(),
            did: deedWord(lead?.first.action ?? "update"),
          })}
          {" · "}
          <time dateTime={at}>{showMoment(at, event.timeZone)}</time>
        </p>
      </header>
      {reason && <p className={styles.reason}>{m.audit_reason({ reason })}</p>}
      <Button variant="subtle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? m.audit_act_close() : m.audit_act_open({ count })}
      </Button>
      {isOpen && <Entries act={act} event={event} />}
    </article>
  );
}

function Entries({ act, event }: { act: Act; event: EventResponse }) {
  const query = useQuery(auditActQuery(useApi(), event.id, act.id));
  return (
    <Loaded query={query} skeleton={<TableSkeleton rows={Math.min(act.count, 8)} columns={2} />}>
      {(entries) => (
        <ol className={styles.inside}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <AuditEntry entry={entry} timeZone={event.timeZone} />
            </li>
          ))}
        </ol>
      )}
    </Loaded>
  );
}

function sayPart({ count, first: { noun, subject } }: Act["parts"][number]): string {
  const word = nounWord(noun);
  if (count > 1) return m.audit_act_many({ noun: word, count });
  return subject === null ? word : `${word} ${subject}`;
}
