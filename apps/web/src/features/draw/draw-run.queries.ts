import { queryOptions } from "@tanstack/react-query";
import type { PegDrawWish } from "@tightlines/contract/draw/peg-run";
import { WHOLE_LIST } from "@tightlines/contract/whole-list";
import type { Api } from "../../lib/api/api.ts";
import { answerKey, eventPartKeys } from "../../lib/api/query-keys.ts";
import { shows } from "../../lib/api/shows.ts";

export const drawRunKeys = {
  ...eventPartKeys("draw-runs"),
  preview: (eventUrl: string, wish: Wish) => answerKey("draw-runs", eventUrl, "preview", wish),
  ceremony: (eventUrl: string) => answerKey("draw-runs", eventUrl, "ceremony"),
};

export type Wish = Pick<PegDrawWish, "sessionIds" | "mode" | "constraints">;

/** Every group draw of an event, the latest first. */
export const groupRunsQuery = (api: Api, eventUrl: string) =>
  queryOptions({
    queryKey: drawRunKeys.list(eventUrl),
    ...shows("draw", "users"),
    queryFn: async () => {
      const query = { kind: "group" as const, pageSize: WHOLE_LIST };
      return (await api.get("/api/events/{event}/draw-runs", { params: { event: eventUrl }, query })).data;
    },
  });

/** Every draw of pegs of an event, the latest first. */
export const pegRunsQuery = (api: Api, eventUrl: string) =>
  queryOptions({
    queryKey: drawRunKeys.list(eventUrl, { kind: "peg" }),
    ...shows("draw", "users"),
    queryFn: async () => {
      const query = { kind: "peg" as const, pageSize: WHOLE_LIST };
      const { data } = await api.get("/api/events/{event}/draw-runs", { params: { event: eventUrl }, query });
      return data.filter((run) => run.kind === "peg");
    },
  });

export const drawRunQuery = (api: Api, eventUrl: string, id: string) =>
  queryOptions({
    queryKey: drawRunKeys.one(eventUrl, id),
    ...shows("draw", "users"),
    queryFn: async () =>
      (await api.get("/api/events/{event}/draw-runs/{id}", { params: { event: eventUrl, id } })).data,
  });

/** What a draw would meet; asked anew each time, since the answer depends on nearly all of an event. */
export const pegDrawPreviewQuery = (api: Api, eventUrl: string, wish: Wish) =>
  queryOptions({
    queryKey: drawRunKeys.preview(eventUrl, wish),
    queryFn: async () =>
      (await api.post("/api/events/{event}/draw-runs/preview", { params: { event: eventUrl }, body: wish }))
        .data,
    retry: false,
    staleTime: 0,
  });
