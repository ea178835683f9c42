import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { readSubmitProblem } from "../../../ui/form/submit-problem.ts";
import { toast } from "../../../ui/toast.ts";
import { drawKeys } from "../draw.queries.ts";
import { drawRunKeys } from "../draw-run.queries.ts";

/** A step of a run that needs no words: publish it, lock it. A refusal is said, and what holds now is fetched. */
export function useRunStep(eventUrl: string) {
  const api = useApi();
  const forget = useForgetDraws(eventUrl);
  const [isSending, setSending] = useState(false);

  async function send(run: { id: number; revision: number }, step: "publish" | "lock", done: string) {
    setSending(true);
    try {
      await api.post(`/api/events/{event}/draw-runs/{id}/${step}`, {
        params: { event: eventUrl, id: String(run.id) },
        body: { revision: run.revision },
      });
      toast.success(done);
    } catch (error) {
      toast.error(readSubmitProblem(error).detail ?? m.ui_form_refused());
    }
    await forget();
    setSending(false);
  }
  return { send, isSending };
}

/** After a step: what was fetched of draws and runs is out of date. */
export function useForgetDraws(eventUrl: string): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: drawRunKeys.all(eventUrl) }),
      queryClient.invalidateQueries({ queryKey: drawKeys.all(eventUrl) }),
    ]);
  };
}
