import type { QueryClient } from "@tanstack/react-query";
import type { Api } from "../lib/api/api.ts";
import type { Identity } from "../lib/identity/identity.ts";

/** What every route is given: the API, who is here, and what has been fetched. */
export interface AppContext {
  api: Api;
  identity: Identity;
  queryClient: QueryClient;
}
