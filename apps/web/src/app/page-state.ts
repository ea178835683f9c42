import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { IdentityConfig } from "@tightlines/contract/identity";

/** What the server writes into a page for the browser: settings, and what it fetched while rendering. */
export interface PageState {
  identity: IdentityConfig;
  /**
   * Whether the body was rendered on the server and is to be hydrated. A refusal is not: what a guest is
   * refused, as a draft is, the browser may show to somebody signed in.
   */
  isRendered: boolean;
  /** Query keys and their data. No timestamps: the same content makes the same ETag in every process. */
  queries: [QueryKey, unknown][];
}

export const STATE_ELEMENT_ID = "state";

export function collectQueries(queryClient: QueryClient): PageState["queries"] {
  return queryClient
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.status === "success")
    .map((query) => [query.queryKey, query.state.data]);
}

export function seedQueries(queryClient: QueryClient, queries: PageState["queries"]): void {
  for (const [key, data] of queries) queryClient.setQueryData(key, data);
}
