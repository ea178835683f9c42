import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { Api } from "../../../lib/api/api.ts";
import { anglersQuery } from "../../angler/angler.queries.ts";
import { sectorListQuery } from "../../sector/sector.queries.ts";
import { sessionListQuery } from "../../session/session.queries.ts";
import { drawKeys, drawsQuery } from "../draw.queries.ts";
import { pegRunsQuery } from "../draw-run.queries.ts";

export type PlaceFacts = Awaited<ReturnType<typeof loadFacts>>;

/** All that choosing a place by hand needs to know, as it is now. */
export const placeFactsQuery = (api: Api, eventUrl: string) =>
  queryOptions({
    queryKey: drawKeys.list(eventUrl, { facts: "places" }),
    queryFn: ({ client }) => loadFacts(client, api, eventUrl),
    staleTime: 0,
  });

async function loadFacts(client: QueryClient, api: Api, eventUrl: string) {
  const isFresh = { staleTime: 0 };
  const [sessions, sectors, anglers, draws, runs] = await Promise.all([
    client.fetchQuery({ ...sessionListQuery(api, eventUrl), ...isFresh }),
    client.fetchQuery({ ...sectorListQuery(api, eventUrl), ...isFresh }),
    client.fetchQuery({ ...anglersQuery(api, eventUrl), ...isFresh }),
    client.fetchQuery({ ...drawsQuery(api, eventUrl), ...isFresh }),
    client.fetchQuery({ ...pegRunsQuery(api, eventUrl), ...isFresh }),
  ]);
  return { sessions, sectors, anglers, draws, runs };
}
