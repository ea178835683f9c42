import { useEffect, useState } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { readSubmitProblem } from "../../../ui/form/submit-problem.ts";
import { toast } from "../../../ui/toast.ts";
import { useEnterEvent } from "./use-enter-event.ts";
import { forgetWantedInvitation, isInvitationWanted } from "./wanted-invitation.ts";

/** Accepts with a press; whoever pressed before they signed in has accepted already. */
export function AcceptLink({ secret, name }: { secret: string; name: string }) {
  const api = useApi();
  const enterEvent = useEnterEvent();
  const [isBusy, setBusy] = useState(() => isInvitationWanted(secret));

  async function accept() {
    try {
      const { data } = await api.post("/api/invitation-link/accept", { body: { secret } });
      await enterEvent(data);
    } catch (error) {
      toast.error(readSubmitProblem(error).detail ?? m.ui_form_refused());
    } finally {
      setBusy(false);
    }
  }
  useEffect(() => {
    // Once, also when React mounts the page twice.
    if (!isInvitationWanted(secret)) return;
    forgetWantedInvitation();
    void accept();
  });

  return (
    <>
      <p>{m.security_link_as({ name })}</p>
      <Button
        variant="filled"
        loading={isBusy}
        onClick={() => {
          setBusy(true);
          void accept();
        }}
      >
        {m.security_link_accept()}
      </Button>
    </>
  );
}
