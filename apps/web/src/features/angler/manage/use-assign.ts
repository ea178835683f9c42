import { useQueryClient } from "@tanstack/react-query";
import type { AnglerResponse, ManyAtOnce, PlaceChange } from "@tightlines/contract/angler";
import { useState } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { readSubmitProblem } from "../../../ui/form/submit-problem.ts";
import { toast } from "../../../ui/toast.ts";
import { nameOf } from "../angler-name.ts";
import { readStaleAngler } from "../stale-angler.ts";
import { anglerKeys, anglersQuery } from "../angler.queries.ts";

export type Assignment = Pick<ManyAtOnce, "teamId" | "groupId" | "category" | "presence">;

/** Whether somebody would go from one team to another: that needs a reason once the event is published. */
export function hasTransfer(anglers: readonly AnglerResponse[], { teamId }: Assignment): boolean {
  return teamId != null && anglers.some((angler) => angler.teamId !== null && angler.teamId !== teamId);
}

/** Assigns at once and offers to take it back: the server has answered with exactly what was before. */
export function useAssign(eventUrl: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [isAssigning, setAssigning] = useState(false);
  const [isReasonAsked, setReasonAsked] = useState(false);
  const params = { event: eventUrl };

  async function send(changes: PlaceChange[], reason?: string): Promise<readonly PlaceChange[]> {
    const body = { changes, ...(reason !== undefined && { reason }) };
    const { data } = await api.post("/api/events/{event}/anglers/assign", { params, body });
    const after = new Map(data.anglers.map((angler) => [angler.id, angler]));
    queryClient.setQueryData(anglersQuery(api, eventUrl).queryKey, (rows: AnglerResponse[] | undefined) =>
      rows?.map((row) => after.get(row.id) ?? row),
    );
    void queryClient.invalidateQueries({ queryKey: anglerKeys.all(eventUrl) });
    return data.undo;
  }

  async function takeBack(undo: readonly PlaceChange[]) {
    try {
      await send([...undo], m.angler_assign_undo_reason());
      toast.success(m.ui_taken_back());
    } catch (error) {
      toast.error(sentenceOf(error));
    }
  }

  /** Answers whether it was done. */
  async function assign(
    anglers: readonly AnglerResponse[],
    assignment: Assignment,
    reason?: string,
  ): Promise<boolean> {
    setAssigning(true);
    try {
      const changes = anglers.map(({ id, revision }) => ({ id, revision, ...assignment }));
      const undo = await send(changes, reason);
      const text = m.angler_assigned({ count: undo.length });
      toast.success(text, undo.length > 0 ? { undo: () => void takeBack(undo) } : {});
      return true;
    } catch (error) {
      if (readSubmitProblem(error).fields["reason"]) setReasonAsked(true);
      toast.error(sentenceOf(error));
      void queryClient.invalidateQueries({ queryKey: anglerKeys.all(eventUrl) });
      return false;
    } finally {
      setAssigning(false);
    }
  }

  return { assign, isAssigning, isReasonAsked };
}

function sentenceOf(error: unknown): string {
  const stale = readStaleAngler(error);
  if (stale) return m.angler_assign_stale({ name: nameOf(stale.angler), by: stale.by });
  const { detail, fields } = readSubmitProblem(error);
  return fields["reason"]?.[0] ?? detail ?? m.angler_assign_failed();
}
