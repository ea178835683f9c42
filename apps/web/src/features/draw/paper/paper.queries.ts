import { queryOptions } from "@tanstack/react-query";
import type { Api } from "../../../lib/api/api.ts";
import { answerKey } from "../../../lib/api/query-keys.ts";
import { shows } from "../../../lib/api/shows.ts";
import { drawKeys } from "../draw.queries.ts";

/** Whether a printed sheet still holds. */
export const printedPaperQuery = (api: Api, eventUrl: string, paper: string) =>
  queryOptions({
    queryKey: answerKey("draws", eventUrl, "printed", paper),
    ...shows("event", "draw", "session", "sector", "angler", "team"),
    queryFn: async () => {
      const params = { event: eventUrl, paper };
      return (await api.get("/api/events/{event}/printed/{paper}", { params })).data;
    },
  });

/** Whether anybody has a peg at all: one row tells. */
export const isAnybodyDrawnQuery = (api: Api, eventUrl: string) =>
  queryOptions({
    queryKey: drawKeys.list(eventUrl, { pageSize: 1 }),
    ...shows("draw", "session", "sector", "angler", "team"),
    queryFn: async () => {
      const params = { event: eventUrl };
      const { meta } = await api.get("/api/events/{event}/draws", { params, query: { pageSize: 1 } });
      return meta.total > 0;
    },
  });
