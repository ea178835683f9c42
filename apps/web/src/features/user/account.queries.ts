import { queryOptions } from "@tanstack/react-query";
import type { Api } from "../../lib/api/api.ts";
import { nounKeys } from "../../lib/api/query-keys.ts";

const accountKeys = nounKeys("account");
const calendarKeys = nounKeys("calendar");

export const accountQuery = (api: Api, uid: string) =>
  queryOptions({
    queryKey: accountKeys.one(uid),
    queryFn: async () => (await api.get("/api/account/{id}", { params: { id: uid } })).data,
  });

export const calendarQuery = (api: Api) =>
  queryOptions({
    queryKey: calendarKeys.one("mine"),
    queryFn: async () => (await api.get("/api/calendars/mine", {})).data,
  });
