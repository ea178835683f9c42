import { Link } from "@tanstack/react-router";
import type { AnglerResponse } from "@tightlines/contract/angler";
import { m } from "../../paraglide/messages.js";
import { Badge } from "../../ui/Badge.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { nameOf } from "./angler-name.ts";
import { PresenceBadge } from "./PresenceBadge.tsx";
import styles from "./TeamAnglers.module.css";

export interface TeamAnglersProps {
  anglers: readonly AnglerResponse[];
  /** The event whose management the names lead to; without it they are only read. */
  manageUrl?: string;
}

/** Who is in a team, by slot. */
export function TeamAnglers({ anglers, manageUrl }: TeamAnglersProps) {
  return (
    <ol className={`${styles.list} ${manageUrl ? styles.manage : ""}`}>
      {anglers.map((angler) => (
        <li key={angler.id} className={styles.angler} data-away={isAway(angler) || undefined}>
          <span className={styles.slot}>
            {angler.slot !== null && (
              <>
                <VisuallyHidden>{m.angler_field_slot()} </VisuallyHidden>
                {angler.slot}
              </>
            )}
          </span>
          <span className={styles.name}>
            {manageUrl ? (
              <Link
                to="/events/$eventUrl/manage/anglers/$anglerId/edit"
                params={{ eventUrl: manageUrl, anglerId: String(angler.id) }}
              >
                {nameOf(angler)}
              </Link>
            ) : (
              nameOf(angler)
            )}
          </span>
          <span className={styles.number}>{m.angler_number_short({ number: angler.number })}</span>
          {angler.isReserve && <Badge tone="water">{m.angler_reserve()}</Badge>}
          <PresenceBadge presence={angler.presence} />
        </li>
      ))}
    </ol>
  );
}

function isAway({ presence }: AnglerResponse): boolean {
  return presence === "withdrawn" || presence === "absent";
}
