import { queryOptions } from "@tanstack/react-query";
import type { Api } from "../../../lib/api/api.ts";
import { answerKey } from "../../../lib/api/query-keys.ts";

/** Scores come in while somebody looks. */
const ASK_AGAIN_MS = 10_000;

/** Whose card is there and whose is missing, and who was seen when. */
export const boardQuery = (api: Api, eventUrl: string, sessionId: number) =>
  queryOptions({
    queryKey: answerKey("scores", eventUrl, "board", sessionId),
    queryFn: async () => {
      const query = { sessionId };
      return (await api.get("/api/events/{event}/scores/board", { params: { event: eventUrl }, query })).data;
    },
    staleTime: 0,
    refetchInterval: ASK_AGAIN_MS,
  });

/** How many entries somebody has to decide about. */
export const openCountQuery = (api: Api, eventUrl: string) =>
  queryOptions({
    queryKey: answerKey("scores", eventUrl, "open", "count"),
    queryFn: async () => {
      const query = { isOpen: "true", pageSize: 1 } as const;
      return (await api.get("/api/events/{event}/scores/operations", { params: { event: eventUrl }, query }))
        .meta.total;
    },
    staleTime: 0,
    refetchInterval: ASK_AGAIN_MS,
  });
