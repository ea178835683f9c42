import { queryOptions } from "@tanstack/react-query";
import type { RepairWish } from "@tightlines/contract/draw-change";
import type { Api } from "../../lib/api/api.ts";
import { answerKey } from "../../lib/api/query-keys.ts";
import { shows } from "../../lib/api/shows.ts";

/** Every change of a run since it was published, the first one first. */
export const drawChangesQuery = (api: Api, eventUrl: string, runId: number) =>
  queryOptions({
    queryKey: answerKey("draw-runs", eventUrl, "changes", runId),
    ...shows("draw", "users"),
    queryFn: async () => {
      const params = { event: eventUrl, id: String(runId) };
      return (await api.get("/api/events/{event}/draw-runs/{id}/changes", { params })).data;
    },
  });

/** What does not fit the draws in force any more. */
export const drawNeedsQuery = (api: Api, eventUrl: string) =>
  queryOptions({
    queryKey: answerKey("draw-runs", eventUrl, "needs"),
    ...shows("draw", "session", "sector", "angler", "team"),
    queryFn: async () =>
      (await api.get("/api/events/{event}/draw-needs", { params: { event: eventUrl } })).data,
  });

/** Whom a repair would move; asked anew each time, since the answer depends on nearly all of an event. */
export const repairPreviewQuery = (api: Api, eventUrl: string, runId: number, repair: RepairWish) =>
  queryOptions({
    queryKey: answerKey("draw-runs", eventUrl, "repair", { runId, repair }),
    queryFn: async () => {
      const params = { event: eventUrl, id: String(runId) };
      return (
        await api.post("/api/events/{event}/draw-runs/{id}/changes/preview", { params, body: { repair } })
      ).data;
    },
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
