import { queryOptions } from "@tanstack/react-query";
import type { Api } from "../../../lib/api/api.ts";
import { answerKey } from "../../../lib/api/query-keys.ts";
import { shows } from "../../../lib/api/shows.ts";
import { resultShows } from "@tightlines/contract/result/result-shows";

/** Whether a printed sheet still holds. */
export const printedResultQuery = (api: Api, eventUrl: string, paper: string) =>
  queryOptions({
    queryKey: answerKey("results", eventUrl, "printed", paper),
    ...shows("event", "registration", ...resultShows),
    queryFn: async () => {
      const params = { event: eventUrl, paper };
      return (await api.get("/api/events/{event}/results/printed/{paper}", { params })).data;
    },
  });
