import { useQueryClient } from "@tanstack/react-query";
import type { EventResponse } from "@tightlines/contract/event";
import type { InvitationLinkResponse } from "@tightlines/contract/invitation-link";
import { invitationLinkState, type InvitationLinkState } from "@tightlines/domain/security/invitation-link";
import { useState } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { formatMoment } from "../../../lib/time/format-moment.ts";
import { useNow } from "../../../lib/time/use-now.ts";
import { m } from "../../../paraglide/messages.js";
import { Badge } from "../../../ui/Badge.tsx";
import { Button } from "../../../ui/Button.tsx";
import { readSubmitProblem } from "../../../ui/form/submit-problem.ts";
import type { Tone } from "../../../ui/theme.ts";
import { toast } from "../../../ui/toast.ts";
import { rightLabel } from "../right-label.ts";
import { securityKeys } from "../security.queries.ts";
import styles from "./InvitationLinks.module.css";

export interface InvitationLinkRowProps {
  event: EventResponse;
  link: InvitationLinkResponse;
  onEnded: () => void;
}

/** What a link gives, until when, and who has accepted. Another one is made in a moment, so ending it asks nobody. */
export function InvitationLinkRow({ event, link, onEnded }: InvitationLinkRowProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const state = useLinkState(link);
  const { label, tone } = states[state];
  const right = rightLabel(link.right);
  const names = link.takenBy.map(({ displayName }) => displayName).join(", ");

  async function end() {
    setBusy(true);
    const params = { event: String(event.id), id: String(link.id) };
    try {
      await api.post("/api/events/{event}/invitation-links/{id}/revoke", { params });
      toast.success(m.security_link_ended());
      onEnded();
    } catch (error) {
      toast.error(readSubmitProblem(error).detail ?? m.ui_form_refused());
    } finally {
      await queryClient.invalidateQueries({ queryKey: securityKeys.all(event.id) });
      setBusy(false);
    }
  }

  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <span className={styles.name}>
          <strong>{right}</strong>
          <Badge tone={tone}>{label()}</Badge>
        </span>
        <span>{m.security_link_taken({ taken: link.takenBy.length, most: link.maxPeople })}</span>
        {names && <span>{m.security_link_taken_by({ names })}</span>}
        <span className={styles.facts}>
          {m.security_link_until({ when: formatMoment(link.expiresAt, event.timeZone) })} ·{" "}
          {m.security_link_made_by({ name: link.invitedBy })}
        </span>
      </div>
      {state === "open" && (
        <Button
          variant="subtle"
          color="clay"
          loading={isBusy}
          aria-label={m.security_link_end_of({ right })}
          onClick={() => void end()}
        >
          {m.security_link_end()}
        </Button>
      )}
    </li>
  );
}

function useLinkState({
  expiresAt,
  revokedAt,
  maxPeople,
  takenBy,
}: InvitationLinkResponse): InvitationLinkState {
  const now = useNow() ?? 0;
  return invitationLinkState(
    {
      expiresAt: new Date(expiresAt),
      revokedAt: revokedAt === null ? null : new Date(revokedAt),
      maxPeople,
      taken: takenBy.length,
    },
    new Date(now),
  );
}

const states: Record<InvitationLinkState, { label: () => string; tone: Tone }> = {
  open: { label: m.security_link_state_open, tone: "reed" },
  full: { label: m.security_link_state_full, tone: "gravel" },
  expired: { label: m.security_link_state_expired, tone: "gravel" },
  revoked: { label: m.security_link_state_revoked, tone: "clay" },
};
