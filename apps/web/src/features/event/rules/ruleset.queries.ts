import { queryOptions } from "@tanstack/react-query";
import type { Api } from "../../../lib/api/api.ts";

export const rulesetQuery = (api: Api, eventUrl: string) =>
  queryOptions({
    queryKey: ["events", "ruleset", eventUrl],
    queryFn: async () => (await api.get("/api/events/{event}/ruleset", { params: { event: eventUrl } })).data,
  });
