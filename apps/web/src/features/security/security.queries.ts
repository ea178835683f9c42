import { queryOptions } from "@tanstack/react-query";
import { WHOLE_LIST } from "@tightlines/contract/whole-list";
import type { Api } from "../../lib/api/api.ts";
import { eventPartKeys } from "../../lib/api/query-keys.ts";

export const securityKeys = eventPartKeys("securities");

/** Under the event's own key, so that whatever changes the event's rights fetches them anew. */
export const securityListQuery = (api: Api, eventId: number) =>
  queryOptions({
    queryKey: securityKeys.list(eventId),
    queryFn: async () => {
      const params = { event: String(eventId) };
      const query = { pageSize: WHOLE_LIST };
      return (await api.get("/api/events/{event}/securities", { params, query })).data;
    },
  });
