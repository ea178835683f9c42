import { queryOptions } from "@tanstack/react-query";
import type { Api } from "../../lib/api/api.ts";
import { eventPartKeys } from "../../lib/api/query-keys.ts";
import { shows } from "../../lib/api/shows.ts";

export const rotationKeys = eventPartKeys("rotations");

/** The whole matrix with the names of its rows and columns. */
export const rotationQuery = (api: Api, eventUrl: string) =>
  queryOptions({
    queryKey: rotationKeys.list(eventUrl),
    ...shows("rotation", "group", "angler", "session", "sector"),
    queryFn: async () =>
      (await api.get("/api/events/{event}/rotations", { params: { event: eventUrl } })).data,
  });
