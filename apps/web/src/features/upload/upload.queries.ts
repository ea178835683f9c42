import { infiniteQueryOptions } from "@tanstack/react-query";
import type { Api } from "../../lib/api/api.ts";
import { nounKeys } from "../../lib/api/query-keys.ts";

const uploadKeys = nounKeys("uploads");

export const uploadListQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: uploadKeys.list(),
    queryFn: ({ pageParam }) => api.get("/api/uploads", { query: { page: pageParam } }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.page * meta.pageSize < meta.total ? meta.page + 1 : undefined),
  });
