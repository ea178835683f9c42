import { useQueryClient } from "@tanstack/react-query";
import type { MailResponse } from "@tightlines/contract/mail";
import { useState } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { readSubmitProblem } from "../../../ui/form/submit-problem.ts";
import { toast } from "../../../ui/toast.ts";
import { mailKeys } from "./mail.queries.ts";

/** A waiting letter is tried again at once. One that was given up has no text any more and can only be forgotten. */
export function MailActions({ letter: { id, to, state } }: { letter: MailResponse }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const params = { id: String(id) };

  async function act(work: () => Promise<unknown>, said: string) {
    setBusy(true);
    try {
      await work();
      toast.success(said);
    } catch (error) {
      toast.error(readSubmitProblem(error).detail ?? m.ui_form_refused());
    } finally {
      await queryClient.invalidateQueries({ queryKey: mailKeys.all });
      setBusy(false);
    }
  }

  return (
    <>
      {state === "waiting" && (
        <Button
          variant="subtle"
          disabled={isBusy}
          aria-label={m.user_mail_send_to({ to })}
          onClick={() =>
            void act(() => api.post("/api/mail/{id}/send", { params }), m.user_mail_sent({ to }))
          }
        >
          {m.user_mail_send()}
        </Button>
      )}
      <Button
        variant="subtle"
        color="clay"
        disabled={isBusy}
        aria-label={m.user_mail_forget_to({ to })}
        onClick={() =>
          void act(() => api.delete("/api/mail/{id}", { params }), m.user_mail_forgotten({ to }))
        }
      >
        {m.user_mail_forget()}
      </Button>
    </>
  );
}
