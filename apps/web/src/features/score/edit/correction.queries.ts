import { queryOptions } from "@tanstack/react-query";
import type { ScoreOperationInput } from "@tightlines/contract/score/score-operation";
import type { Api } from "../../../lib/api/api.ts";
import { answerKey } from "../../../lib/api/query-keys.ts";

/** Every place and every sum that these operations would move, table by table. */
export const movesQuery = (api: Api, eventUrl: string, operations: readonly ScoreOperationInput[]) =>
  queryOptions({
    queryKey: answerKey("scores", eventUrl, "moves", operations),
    queryFn: () => fetchMoves(api, eventUrl, operations),
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });

/** One table in which somebody moves. */
export type MovedTable = Awaited<ReturnType<typeof fetchMoves>>[number];

async function fetchMoves(api: Api, eventUrl: string, operations: readonly ScoreOperationInput[]) {
  const params = { event: eventUrl };
  const body = { operations: [...operations] };
  return (await api.post("/api/events/{event}/results/preview", { params, body })).data.tables;
}
