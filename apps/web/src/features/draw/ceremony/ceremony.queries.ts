import { queryOptions } from "@tanstack/react-query";
import type { Api } from "../../../lib/api/api.ts";
import { shows } from "../../../lib/api/shows.ts";
import { drawRunKeys } from "../draw-run.queries.ts";

/** A room full of people waits for what the phone has just revealed. */
const ASK_AGAIN_MS = 1000;

/** The draw that is being shown, asked for again as long as somebody looks. */
export const ceremonyQuery = (api: Api, eventUrl: string) =>
  queryOptions({
    queryKey: drawRunKeys.ceremony(eventUrl),
    ...shows("draw", "angler", "team", "sector", "users"),
    queryFn: async () =>
      (await api.get("/api/events/{event}/ceremony", { params: { event: eventUrl } })).data,
    staleTime: 0,
    refetchInterval: ASK_AGAIN_MS,
  });
