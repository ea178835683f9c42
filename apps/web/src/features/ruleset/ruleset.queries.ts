import { queryOptions } from "@tanstack/react-query";
import type { Api } from "../../lib/api/api.ts";
import { eventPartKeys } from "../../lib/api/query-keys.ts";
import { shows } from "../../lib/api/shows.ts";

const rulesetKeys = eventPartKeys("rulesets");

export const rulesetQuery = (api: Api, eventUrl: string) =>
  queryOptions({
    queryKey: rulesetKeys.list(eventUrl),
    ...shows("ruleset", "session", "species", "users"),
    queryFn: async () => (await api.get("/api/events/{event}/ruleset", { params: { event: eventUrl } })).data,
  });
