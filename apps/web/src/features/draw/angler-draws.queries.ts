import { queryOptions } from "@tanstack/react-query";
import { WHOLE_LIST } from "@tightlines/contract/whole-list";
import type { Api } from "../../lib/api/api.ts";
import { shows } from "../../lib/api/shows.ts";
import { drawKeys } from "./draw.queries.ts";

/** Where one angler fishes in all sessions. */
export const anglerDrawsQuery = (api: Api, eventUrl: string, anglerId: number) =>
  queryOptions({
    queryKey: drawKeys.list(eventUrl, { anglerId }),
    ...shows("draw", "session", "sector", "angler", "team"),
    queryFn: async () => {
      const query = { anglerId, pageSize: WHOLE_LIST };
      return (await api.get("/api/events/{event}/draws", { params: { event: eventUrl }, query })).data;
    },
  });
