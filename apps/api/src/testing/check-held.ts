import type { DrawChangeResponse } from "@tightlines/contract/draw-change";
import type { DrawResponse } from "@tightlines/contract/draw";
import type { PegRunResponse } from "@tightlines/contract/draw-run";
import { toCamelCase } from "@tightlines/contract/wire/case";
import { compareHeld } from "@tightlines/domain/draw/compare-held";
import { compareSchedule } from "@tightlines/domain/draw/compare-schedule";
import { replayChanges } from "@tightlines/domain/draw/replay-changes";
import type { TestApi } from "./create-test-api.ts";
import { sendAs } from "./send-as.ts";
import type { TestEvent } from "./test-event.ts";
import { verifyPublished } from "./verify-published.ts";

/** What a guest's Verify finds, from public answers alone: the draw made again, and what holds now beside it. */
export async function checkHeld(api: TestApi, event: TestEvent, runId: number) {
  const get = async <Answer>(path: string) =>
    toCamelCase((await sendAs(api, null, "GET", `/events/${event.id}${path}`)).data) as Answer;
  const run = await get<PegRunResponse>(`/draw-runs/${runId}`);
  const changes = await get<DrawChangeResponse[]>(`/draw-runs/${runId}/changes`);
  const held = await get<DrawResponse[]>("/draws?page_size=1000");
  const { input, seed, placements, turns, duels, rests, choices } = run;
  if (!seed || !placements || !turns || !duels || !rests || !choices) throw new Error("The draw is a secret");
  const drawn = { input, placements, turns, duels, rests, choices };
  const standing = changes.filter(({ undone }) => undone === null);
  const replayed = replayChanges(drawn, seed, standing);
  const { isDrawAsComputed } = verifyPublished(run);
  return {
    isDrawAsComputed,
    unexplained: replayed.unexplained,
    unscheduled: compareSchedule(replayed, run.held ?? drawn, run.sessionIds),
    displaced: compareHeld({ ...run, placements: replayed.placements }, [run], held).displaced,
  };
}

export const ALL_MATCHES = { isDrawAsComputed: true, unexplained: [], unscheduled: [], displaced: [] };
