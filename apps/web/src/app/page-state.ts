import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { IdentityConfig } from "@tightlines/contract/identity";
import { type PackedRows, packRows, unpackRows } from "./pack-rows.ts";

/** What the server writes into a page for the browser: settings, and what it fetched while rendering. */
export interface PageState {
  identity: IdentityConfig;
  /**
   * Whether the body was rendered on the server and is to be hydrated. A refusal is not: what a guest is
   * refused, as a draft is, the browser may show to somebody signed in.
   */
  isRendered: boolean;
  /**
   * Query keys and their data, long lists packed. No timestamps: the same content makes the same ETag in every process.
   */
  queries: ([key: QueryKey, data: unknown] | [key: QueryKey, ...rows: PackedRows])[];
}

export const STATE_ELEMENT_ID = "state";

export function collectQueries(queryClient: QueryClient): PageState["queries"] {
  return queryClient
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.status === "success")
    .map(({ queryKey, state: { data } }) => {
      const rows = packRows(data);
      return rows ? [queryKey, ...rows] : [queryKey, data];
    });
}

export function seedQueries(queryClient: QueryClient, queries: PageState["queries"]): void {
  for (const [key, ...stored] of queries)
    queryClient.setQueryData(key, stored.length === 2 ? unpackRows(stored) : stored[0]);
}
