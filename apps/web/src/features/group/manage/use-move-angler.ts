import { useQueryClient } from "@tanstack/react-query";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { readSubmitProblem } from "../../../ui/form/submit-problem.ts";
import { toast } from "../../../ui/toast.ts";
import type { GroupMember } from "../GroupColumns.tsx";

/** Moves one angler to a group or out of all, and offers to take it back. */
export function useMoveAngler(eventUrl: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const path = "/api/events/{event}/anglers/assign";
  const params = { event: eventUrl };

  async function refresh() {
    await queryClient.invalidateQueries({ queryKey: ["anglers", eventUrl] });
    await queryClient.invalidateQueries({ queryKey: ["groups", eventUrl] });
  }

  async function attempt(act: () => Promise<void>) {
    try {
      await act();
    } catch (error) {
      toast.error(readSubmitProblem(error).detail ?? m.group_move_failed());
    }
    await refresh();
  }

  return (member: GroupMember, groupId: number | null, groupName: string) =>
    attempt(async () => {
      const { data } = await api.post(path, { params, body: { ids: [member.id], groupId } });
      const name = `${member.firstName} ${member.lastName}`;
      toast.success(m.group_moved({ name, group: groupName }), {
        undo: () =>
          void attempt(async () => {
            await api.post(path, { params, body: { changes: data.undo } });
            toast.success(m.group_moved_back());
          }),
      });
    });
}
