import { useQueryClient } from "@tanstack/react-query";
import type { EventResponse } from "@tightlines/contract/event";
import type { SecurityResponse } from "@tightlines/contract/security";
import { useState } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { readSubmitProblem } from "../../../ui/form/submit-problem.ts";
import { toast } from "../../../ui/toast.ts";
import styles from "./SecurityTable.module.css";
import { securityKeys } from "../security.queries.ts";

/** An open invitation is sent again, or withdrawn: that can be undone by inviting anew, so nobody asks. */
export function InvitationActions({ event, entry, id }: InvitationActionsProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const { email, right } = entry;
  const params = { event: String(event.id), id: String(id) };

  async function act(work: () => Promise<unknown>, said: string, undo?: () => void) {
    setBusy(true);
    try {
      await work();
      toast.success(said, undo ? { undo } : {});
    } catch (error) {
      toast.error(readSubmitProblem(error).detail ?? m.ui_form_refused());
    } finally {
      await queryClient.invalidateQueries({ queryKey: securityKeys.all(event.id) });
      setBusy(false);
    }
  }

  const resend = () =>
    act(
      () => api.post("/api/events/{event}/invitations/{id}/resend", { params }),
      m.security_resent({ email }),
    );
  const inviteAgain = () =>
    act(
      () =>
        api.post("/api/events/{event}/securities", {
          params: { event: params.event },
          body: { email, right },
        }),
      m.security_invited({ email }),
    );
  const withdraw = () =>
    act(
      () => api.delete("/api/events/{event}/invitations/{id}", { params }),
      m.security_withdrawn({ email }),
      () => void inviteAgain(),
    );

  return (
    <span className={styles.actions}>
      <Button
        variant="subtle"
        disabled={isBusy}
        aria-label={m.security_resend_to({ email })}
        onClick={() => void resend()}
      >
        {m.security_resend()}
      </Button>
      <Button
        variant="subtle"
        color="clay"
        disabled={isBusy}
        aria-label={m.security_withdraw_of({ email })}
        onClick={() => void withdraw()}
      >
        {m.security_withdraw()}
      </Button>
    </span>
  );
}

export interface InvitationActionsProps {
  event: EventResponse;
  entry: SecurityResponse;
  id: number;
}
