import { queryOptions } from "@tanstack/react-query";
import type { Api } from "../../../lib/api/api.ts";
import { nounKeys } from "../../../lib/api/query-keys.ts";

/** It is for whoever has the link: no page is rendered with it. */
export const receiptQuery = (api: Api, secret: string) =>
  queryOptions({
    queryKey: nounKeys("receipts").one(secret),
    queryFn: async () => (await api.post("/api/receipt", { body: { secret } })).data,
    staleTime: 0,
  });
