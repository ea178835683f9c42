import { queryOptions } from "@tanstack/react-query";
import type { Api } from "../../../lib/api/api.ts";
import { answerKey } from "../../../lib/api/query-keys.ts";
import { shows } from "../../../lib/api/shows.ts";

/** What waits for a judge in a session, as everybody sees it. */
export const waitingReportsQuery = (api: Api, eventUrl: string, sessionId: number) =>
  queryOptions({
    queryKey: answerKey("reports", eventUrl, "waiting", sessionId),
    ...shows("report", "score", "angler", "species"),
    queryFn: async () => {
      const options = { params: { event: eventUrl }, query: { sessionId } };
      return (await api.get("/api/events/{event}/reports/waiting", options)).data;
    },
  });
