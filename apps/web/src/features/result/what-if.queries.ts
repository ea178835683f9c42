import { queryOptions } from "@tanstack/react-query";
import type { WhatIfQuery } from "@tightlines/contract/result/result-views";
import type { Api } from "../../lib/api/api.ts";
import { answerKey } from "../../lib/api/query-keys.ts";

export const whatIfFieldsQuery = (api: Api, eventUrl: string) =>
  queryOptions({
    queryKey: answerKey("results", eventUrl, "what-if-fields"),
    queryFn: async () =>
      (await api.get("/api/events/{event}/results/what-if/fields", { params: { event: eventUrl } })).data,
  });

/** Asked once for each fish that somebody thinks of. */
export const whatIfQuery = (api: Api, eventUrl: string, asked: WhatIfQuery | null) =>
  queryOptions({
    queryKey: answerKey("results", eventUrl, "what-if", asked),
    queryFn: async () => {
      const params = { event: eventUrl };
      return (await api.get("/api/events/{event}/results/what-if", { params, query: asked! })).data.tables;
    },
    retry: false,
    staleTime: 0,
  });
