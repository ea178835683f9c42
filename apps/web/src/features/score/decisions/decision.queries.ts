import { queryOptions } from "@tanstack/react-query";
import { WHOLE_LIST } from "@tightlines/contract/whole-list";
import type { Api } from "../../../lib/api/api.ts";
import { answerKey } from "../../../lib/api/query-keys.ts";
import { fetchScoreBook } from "../device/score-book.ts";

export const ASK_AGAIN_MS = 10_000;

/** Everything that somebody has to decide about, the latest first. */
export const openOperationsQuery = (api: Api, eventUrl: string) =>
  queryOptions({
    queryKey: answerKey("scores", eventUrl, "open"),
    queryFn: async () => {
      const query = { isOpen: "true", pageSize: WHOLE_LIST } as const;
      return (await api.get("/api/events/{event}/scores/operations", { params: { event: eventUrl }, query }))
        .data;
    },
    staleTime: 0,
    refetchInterval: ASK_AGAIN_MS,
  });

/** The names and rules that scores are told in, for a page that keeps nothing on the device. */
export const bookQuery = (api: Api, eventUrl: string) =>
  queryOptions({
    queryKey: answerKey("scores", eventUrl, "book"),
    queryFn: () => fetchScoreBook(api, eventUrl, ""),
  });
