import { queryOptions } from "@tanstack/react-query";
import type { Api } from "../../lib/api/api.ts";

/** The whole matrix with the names of its rows and columns. */
export const rotationQuery = (api: Api, eventUrl: string) =>
  queryOptions({
    queryKey: ["rotations", eventUrl],
    queryFn: async () =>
      (await api.get("/api/events/{event}/rotations", { params: { event: eventUrl } })).data,
  });
