import { queryOptions } from "@tanstack/react-query";
import type { Api } from "../../lib/api/api.ts";
import { nounKeys } from "../../lib/api/query-keys.ts";

const accountKeys = nounKeys("account");

export const accountQuery = (api: Api, uid: string) =>
  queryOptions({
    queryKey: accountKeys.one(uid),
    queryFn: async () => (await api.get("/api/account/{id}", { params: { id: uid } })).data,
  });
