import { infiniteQueryOptions } from "@tanstack/react-query";
import type { Api } from "../../lib/api/api.ts";

/** The first page, further ones appended by page number; a search replaces the list (seed, section 4). */
export const eventListQuery = (api: Api, { search = "" }: { search?: string }) =>
  infiniteQueryOptions({
    queryKey: ["events", { search }],
    queryFn: ({ pageParam }) => api.get("/api/events", { query: { page: pageParam, search } }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.page * meta.pageSize < meta.total ? meta.page + 1 : undefined),
  });
