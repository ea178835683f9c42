import { useQueryClient } from "@tanstack/react-query";
import type { InvitationResponse } from "@tightlines/contract/security";
import { useState } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { readSubmitProblem } from "../../../ui/form/submit-problem.ts";
import { toast } from "../../../ui/toast.ts";
import { useEnterEvent } from "./use-enter-event.ts";

/** Yes leads on to the event. */
export function AnswerInvitation({ invitation }: { invitation: InvitationResponse }) {
  const api = useApi();
  const enterEvent = useEnterEvent();
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const { eventName: event, eventUrl } = invitation;
  const params = { id: String(invitation.id) };

  async function act(work: () => Promise<void>) {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      toast.error(readSubmitProblem(error).detail ?? m.ui_form_refused());
    } finally {
      await queryClient.invalidateQueries();
      setBusy(false);
    }
  }

  const accept = () =>
    act(async () => {
      const { data } = await api.post("/api/invitations/{id}/accept", { params });
      await enterEvent({ right: data.right, eventName: event, eventUrl });
    });
  const decline = () =>
    act(async () => {
      await api.delete("/api/invitations/{id}", { params });
      toast.success(m.security_invitation_declined({ event }));
    });

  return (
    <>
      <Button
        variant="filled"
        disabled={isBusy}
        aria-label={m.security_invitation_accept_of({ event })}
        onClick={() => void accept()}
      >
        {m.security_invitation_accept()}
      </Button>{" "}
      <Button
        variant="subtle"
        disabled={isBusy}
        aria-label={m.security_invitation_decline_of({ event })}
        onClick={() => void decline()}
      >
        {m.security_invitation_decline()}
      </Button>
    </>
  );
}
