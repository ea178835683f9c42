import { queryOptions } from "@tanstack/react-query";
import type { Api } from "../../lib/api/api.ts";

export const accountQuery = (api: Api, uid: string) =>
  queryOptions({
    queryKey: ["account", uid],
    queryFn: async () => (await api.get("/api/account/{id}", { params: { id: uid } })).data,
  });
