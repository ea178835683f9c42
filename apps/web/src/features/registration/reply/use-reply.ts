import { useQueryClient } from "@tanstack/react-query";
import type { EntrantReply } from "@tightlines/domain/registration/entrant-reply";
import { useState } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { readSubmitProblem } from "../../../ui/form/submit-problem.ts";
import { toast } from "../../../ui/toast.ts";
import { registrationKeys } from "../registration.queries.ts";

/** Sends an answer with the code of the letter. Whether it was refused or not, what is shown is asked for anew. */
export function useReply(code: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [isReplying, setReplying] = useState(false);

  async function reply(said: EntrantReply): Promise<void> {
    setReplying(true);
    try {
      await api.post("/api/entrants/{code}/reply", { params: { code }, body: { reply: said } });
    } catch (error) {
      toast.error(readSubmitProblem(error).detail ?? m.ui_form_refused());
    } finally {
      await queryClient.invalidateQueries({ queryKey: registrationKeys.asked(code) });
      setReplying(false);
    }
  }

  return { reply, isReplying };
}
