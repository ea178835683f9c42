import type { ChoosingResponse } from "@tightlines/contract/draw/choosing";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { readSubmitProblem } from "../../../ui/form/submit-problem.ts";
import { toast } from "../../../ui/toast.ts";
import { useForgetDraws } from "../manage/use-run-step.ts";

/** What can be done about a turn. A refusal is thrown by `choose`, which a form shows, and said in passing by the others. */
export function useChoice(eventUrl: string, { runId, sessionId }: ChoosingResponse) {
  const api = useApi();
  const forget = useForgetDraws(eventUrl);
  const params = { event: eventUrl, id: String(runId) };

  async function choose(turn: number, pegId: number | null): Promise<void> {
    try {
      const body = { sessionId, turn, pegId };
      await api.post("/api/events/{event}/draw-runs/{id}/choices", { params, body });
    } finally {
      await forget();
    }
  }

  async function pass(turn: number, names: string): Promise<void> {
    await orSay(async () => {
      await choose(turn, null);
      toast.success(m.choosing_passed_over({ names }), { undo: () => void takeBack(turn) });
    });
  }

  async function takeBack(turn: number): Promise<void> {
    await orSay(async () => {
      const body = { sessionId, turn };
      await api.post("/api/events/{event}/draw-runs/{id}/choices/undo", { params, body });
      await forget();
    });
  }
  return { choose, pass, takeBack };
}

async function orSay(act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    toast.error(readSubmitProblem(error).detail ?? m.ui_form_refused());
  }
}
