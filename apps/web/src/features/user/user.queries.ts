import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Api } from "../../lib/api/api.ts";
import type { ListSearch } from "../../lib/list/list-search.ts";
import { answerKey, nounKeys } from "../../lib/api/query-keys.ts";
import { shows } from "../../lib/api/shows.ts";
import type { userSorts } from "./user-sorts.ts";

export const userKeys = nounKeys("users");

export type UserListSearch = ListSearch<(typeof userSorts)[number]>;

export const userListQuery = (api: Api, search: UserListSearch) =>
  queryOptions({
    queryKey: userKeys.list(search),
    queryFn: () => api.get("/api/users", { query: search }),
    placeholderData: keepPreviousData,
  });

export const userQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: userKeys.one(id),
    queryFn: async () => (await api.get("/api/users/{id}", { params: { id } })).data,
  });

/** Whether anybody looks after the product yet. */
export const installationQuery = (api: Api) =>
  queryOptions({
    queryKey: answerKey("users", "installation"),
    ...shows("users"),
    queryFn: async () => (await api.get("/api/installation")).data,
  });
