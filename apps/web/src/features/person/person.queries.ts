import { queryOptions } from "@tanstack/react-query";
import type { PersonResponse } from "@tightlines/contract/person";
import { resultNouns } from "@tightlines/contract/result/result-shows";
import type { Api } from "../../lib/api/api.ts";
import { nounKeys } from "../../lib/api/query-keys.ts";
import { showsOfEvents } from "../../lib/api/shows.ts";

const personKeys = nounKeys("people");

export const personQuery = (api: Api, personUrl: string) =>
  queryOptions({
    queryKey: personKeys.one(personUrl),
    ...showsOfEvents(["people", "users", "events", "species"], resultNouns, ({ events }: PersonResponse) =>
      events.map(({ eventId }) => eventId),
    ),
    queryFn: async () => (await api.get("/api/people/{person}", { params: { person: personUrl } })).data,
  });

/** Whether the reader has a page. */
export const ownPageQuery = (api: Api) =>
  queryOptions({
    queryKey: personKeys.one("mine"),
    queryFn: async () => (await api.get("/api/people/mine", {})).data,
  });
