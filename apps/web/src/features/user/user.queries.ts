import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Api } from "../../lib/api/api.ts";
import type { ListSearch } from "../../lib/list/list-search.ts";
import { nounKeys } from "../../lib/api/query-keys.ts";
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
