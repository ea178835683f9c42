import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { m } from "../../paraglide/messages.js";
import { readSubmitProblem } from "../../ui/form/submit-problem.ts";
import { toast } from "../../ui/toast.ts";

/**
 * Says what was done at once and offers to take all of it back. Whether that is still possible is the server's word: it
 * takes back everything or nothing, and says what somebody has built on it.
 */
export function useTakeBack(...queryKeys: readonly QueryKey[]) {
  const queryClient = useQueryClient();

  async function undo(takeBack: () => Promise<unknown>) {
    try {
      await takeBack();
      toast.success(m.ui_taken_back());
    } catch (error) {
      toast.error(readSubmitProblem(error).detail ?? m.ui_form_refused());
    }
    await Promise.all(queryKeys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  }

  return (done: string, takeBack: () => Promise<unknown>) =>
    toast.success(done, { undo: () => void undo(takeBack) });
}

/** What the server needs to know of rows that it is to take back. */
export function asSeen(rows: readonly { id: number; revision: number }[]) {
  return { rows: rows.map(({ id, revision }) => ({ id, revision })) };
}
