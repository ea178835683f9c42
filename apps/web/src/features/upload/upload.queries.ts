import { infiniteQueryOptions } from "@tanstack/react-query";
import type { Api } from "../../lib/api/api.ts";

export const uploadListQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: ["uploads"],
    queryFn: ({ pageParam }) => api.get("/api/uploads", { query: { page: pageParam } }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.page * meta.pageSize < meta.total ? meta.page + 1 : undefined),
  });
