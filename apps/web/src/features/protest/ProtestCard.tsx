import type { EventResponse } from "@tightlines/contract/event";
import type { ProtestResponse } from "@tightlines/contract/protest";
import type { ReactNode } from "react";
import { formatMoment } from "../../lib/time/format-moment.ts";
import { m } from "../../paraglide/messages.js";
import { StatusBadge } from "../../ui/StatusBadge.tsx";
import { protestStates, subjectLabels } from "./protest-words.ts";
import styles from "./ProtestCard.module.css";

export interface ProtestCardProps {
  event: EventResponse;
  protest: ProtestResponse;
  /** Where sessions stand beside each other. */
  session?: string | undefined;
  /** What the reader can do about it. */
  children?: ReactNode;
}

/** Who contests what, and what became of it. */
export function ProtestCard({ event, protest, session, children }: ProtestCardProps) {
  const { anglerName, teamName, subject, text, status, decision, decidedAt, createdAt } = protest;
  const { label, tone } = protestStates[status];
  const facts = [
    session,
    subjectLabels[subject](),
    m.protest_lodged_at({ time: formatMoment(createdAt, event.timeZone) }),
  ];
  return (
    <li className={styles.card}>
      <h3 className={styles.head}>
        {teamName === null ? anglerName : m.protest_for({ name: anglerName, team: teamName })}
        <StatusBadge tone={tone}>{label()}</StatusBadge>
      </h3>
      <p className={styles.facts}>{facts.filter(Boolean).join(" · ")}</p>
      {text !== null && <p className={styles.text}>{text}</p>}
      {decidedAt !== null && (
        <p className={styles.text}>
          <strong>{m.protest_decided_at({ time: formatMoment(decidedAt, event.timeZone) })}</strong>{" "}
          {decision}
        </p>
      )}
      {children && <div className={styles.actions}>{children}</div>}
    </li>
  );
}
