import { QueryClient } from "@tanstack/react-query";
import { ApiProblem } from "../lib/api/api-problem.ts";

/** What the browser has fetched. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // A call without signal fails at once and says so; waiting for signal would leave a page loading for ever.
      queries: { staleTime: 30_000, retry: isWorthASecondTry, networkMode: "always" },
      mutations: { networkMode: "always" },
    },
  });
}

/** A refusal stays a refusal; only a server in trouble may do better a moment later. */
function isWorthASecondTry(failures: number, error: Error): boolean {
  return failures < 1 && !(error instanceof ApiProblem && error.status < 500);
}
