import { useQueryClient } from "@tanstack/react-query";
import type { AnglerResponse } from "@tightlines/contract/angler";
import { useState } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { readSubmitProblem } from "../../../ui/form/submit-problem.ts";
import { toast } from "../../../ui/toast.ts";
import { nameOf } from "../../angler/angler-name.ts";
import { readStaleAngler } from "../../angler/stale-angler.ts";
import { groupKeys } from "../group.queries.ts";
import { anglerKeys } from "../../angler/angler.queries.ts";

interface WishedMove {
  anglers: readonly AnglerResponse[];
  groupId: number | null;
  groupName: string;
  /** Asked for where somebody leaves the group that a draw gave them. */
  reason?: string;
}

/** Moves anglers to a group or out of all, in one call, and offers to take it back. */
export function useMoveAnglers(eventUrl: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<WishedMove | null>(null);
  const path = "/api/events/{event}/anglers/assign";
  const params = { event: eventUrl };

  async function refresh() {
    await queryClient.invalidateQueries({ queryKey: anglerKeys.all(eventUrl) });
    await queryClient.invalidateQueries({ queryKey: groupKeys.all(eventUrl) });
  }

  async function attempt(act: () => Promise<void>, wanted: string, onReasonMissing?: () => void) {
    try {
      await act();
    } catch (error) {
      if (onReasonMissing && readSubmitProblem(error).fields["reason"]) onReasonMissing();
      else toast.error(sentenceOf(error, wanted));
    }
    await refresh();
  }

  function move(wish: WishedMove): Promise<void> {
    const { anglers, groupId, groupName, reason } = wish;
    const act = async () => {
      const changes = anglers.map(({ id, revision }) => ({ id, revision, groupId }));
      const body = { changes, ...(reason !== undefined && { reason }) };
      const { data } = await api.post(path, { params, body });
      // Whoever was there already has not been moved.
      if (data.undo.length === 0) return;
      toast.success(m.group_moved({ name: sayAnglers(anglers), group: groupName }), {
        undo: () =>
          void attempt(
            async () => {
              const undone = { changes: data.undo, reason: m.group_moved_back_reason() };
              await api.post(path, { params, body: undone });
              toast.success(m.group_moved_back());
            },
            anglers.map(groupOf)[0] ?? "",
          ),
      });
    };
    return attempt(act, groupName, () => setAsked(wish));
  }

  return { move, asked, forgetAsked: () => setAsked(null) };
}

/** One by name, more by how many they are. */
export function sayAnglers(anglers: readonly AnglerResponse[]): string {
  const [first] = anglers;
  return anglers.length === 1 && first ? nameOf(first) : m.angler_count({ count: anglers.length });
}

/** Whoever was slower reads both versions: where the other put the angler, and what was wanted here. */
function sentenceOf(error: unknown, wanted: string): string {
  const stale = readStaleAngler(error);
  if (!stale) return readSubmitProblem(error).detail ?? m.group_move_failed();
  const { angler, by } = stale;
  return m.group_move_stale({ name: nameOf(angler), by, theirs: groupOf(angler), mine: wanted });
}

function groupOf({ groupCode }: AnglerResponse): string {
  return groupCode === null ? m.group_none_short() : m.group_name({ code: groupCode });
}
