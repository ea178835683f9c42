import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { readSubmitProblem } from "../../../ui/form/submit-problem.ts";
import { toast } from "../../../ui/toast.ts";
import { drawRunKeys } from "../draw-run.queries.ts";

/** Reveals a part, or all. Pressed twice, or on two phones, it is revealed once. */
export function useReveal(eventUrl: string, runId: number) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [sending, setSending] = useState<number | "all" | null>(null);

  async function reveal(step: number | "all") {
    setSending(step);
    try {
      const { data } = await api.post("/api/events/{event}/draw-runs/{id}/reveal", {
        params: { event: eventUrl, id: String(runId) },
        body: step === "all" ? {} : { step },
      });
      queryClient.setQueryData(drawRunKeys.ceremony(eventUrl), data);
    } catch (error) {
      toast.error(readSubmitProblem(error).detail ?? m.ui_form_refused());
    }
    setSending(null);
  }
  return { reveal, sending };
}
