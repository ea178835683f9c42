import type { EventResponse } from "@tightlines/contract/event";
import type { PassResponse } from "@tightlines/contract/pass";
import { passState } from "@tightlines/domain/pass/pass-state";
import { useState } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { formatMoment } from "../../../lib/time/format-moment.ts";
import { useNow } from "../../../lib/time/use-now.ts";
import { m } from "../../../paraglide/messages.js";
import { Badge } from "../../../ui/Badge.tsx";
import { Button } from "../../../ui/Button.tsx";
import { ConfirmDelete } from "../../../ui/ConfirmDelete.tsx";
import { toast } from "../../../ui/toast.ts";
import { type PassParts, passStates, reachSentence } from "../pass-words.ts";
import styles from "./PassListPage.module.css";
import type { WantedPass } from "./wanted-pass.ts";

export interface PassRowProps {
  event: EventResponse;
  parts: PassParts;
  pass: PassResponse;
  onWant: (wanted: WantedPass) => void;
  onEnded: () => void;
}

/** How far a pass reaches, until when, and when somebody used it last. */
export function PassRow({ event, parts, pass, onWant, onEnded }: PassRowProps) {
  const api = useApi();
  const [isAsking, setAsking] = useState(false);
  const { name, expiresAt, revokedAt, lastSeenAt } = pass;
  const now = useNow() ?? 0;
  const state = passState(
    { expiresAt: new Date(expiresAt), revokedAt: revokedAt === null ? null : new Date(revokedAt) },
    new Date(now),
  );
  const { label, tone } = passStates[state];
  const moment = (instant: string) => formatMoment(instant, event.timeZone);

  async function end(): Promise<void> {
    const params = { event: event.url, id: String(pass.id) };
    await api.post("/api/events/{event}/passes/{id}/revoke", { params });
    toast.success(m.pass_ended({ name }));
    onEnded();
  }

  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <span className={styles.name}>
          <strong>{name}</strong>
          <Badge tone={tone}>{label()}</Badge>
        </span>
        <span>{reachSentence(pass, parts)}</span>
        <span className={styles.facts}>
          {m.pass_until({ when: moment(expiresAt) })} ·{" "}
          {lastSeenAt === null ? m.pass_unseen() : m.pass_seen({ when: moment(lastSeenAt) })}
        </span>
      </div>
      <span className={styles.actions}>
        {state !== "revoked" && (
          <Button variant="subtle" aria-label={m.pass_longer_of({ name })} onClick={() => onWant({ pass })}>
            {m.pass_longer()}
          </Button>
        )}
        <Button
          variant="subtle"
          aria-label={m.pass_renew_of({ name })}
          onClick={() => onWant({ like: pass })}
        >
          {m.pass_renew()}
        </Button>
        {state !== "revoked" && (
          <Button
            variant="subtle"
            color="clay"
            aria-label={m.pass_end_of({ name })}
            onClick={() => setAsking(true)}
          >
            {m.pass_end()}
          </Button>
        )}
      </span>
      <ConfirmDelete
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        name={m.pass_end_name({ name })}
        goes={m.pass_end_goes()}
        stays={m.pass_end_stays()}
        onConfirm={end}
      />
    </li>
  );
}
