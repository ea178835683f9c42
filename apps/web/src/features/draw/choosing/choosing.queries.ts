import { queryOptions } from "@tanstack/react-query";
import type { Api } from "../../../lib/api/api.ts";
import { answerKey } from "../../../lib/api/query-keys.ts";
import { shows } from "../../../lib/api/shows.ts";

/** Those who wait for their turn look at it on their phones. */
const ASK_AGAIN_MS = 3000;

/** When everybody has a peg, a choice may still be taken back. */
const ASK_LATER_MS = 15_000;

/** Who chooses a peg when, and what they have chosen; asked for again as long as pegs can be chosen. */
export const choosingQuery = (api: Api, eventUrl: string) =>
  queryOptions({
    queryKey: answerKey("draw-runs", eventUrl, "choosing"),
    ...shows("draw", "session", "angler", "team", "sector", "users"),
    queryFn: async () =>
      (await api.get("/api/events/{event}/choosing", { params: { event: eventUrl } })).data,
    refetchInterval: ({ state }) => {
      const open = state.data?.filter(({ isOpen }) => isOpen) ?? [];
      if (open.length === 0) return false;
      return open.some(({ next }) => next !== null) ? ASK_AGAIN_MS : ASK_LATER_MS;
    },
  });
