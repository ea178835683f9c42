import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { m } from "../../paraglide/messages.js";
import { readSubmitProblem } from "../../ui/form/submit-problem.ts";
import { toast } from "../../ui/toast.ts";

/**
 * Says that something is deleted and offers it back. Only what nothing depended on can be deleted, so adding the same
 * values again makes everything as it was; what somebody has taken meanwhile, a number or a code, is said.
 */
export function useBringBack(queryKey: QueryKey) {
  const queryClient = useQueryClient();

  async function bringBack(add: () => Promise<unknown>) {
    try {
      await add();
      toast.success(m.ui_brought_back());
    } catch (error) {
      toast.error(readSubmitProblem(error).detail ?? m.ui_form_refused());
    }
    await queryClient.invalidateQueries({ queryKey });
  }

  return (deleted: string, add: () => Promise<unknown>) =>
    toast.success(deleted, { undo: () => void bringBack(add) });
}
