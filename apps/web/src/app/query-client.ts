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

/**
 * After a change: a rotation knows groups, a group its anglers. What is not on the screen is fetched anew when it is
 * looked at again; how far the event is set up, which stands above every page, at once.
 */
export function forgetOldAnswers(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ refetchType: "none" });
  void queryClient.invalidateQueries({ queryKey: ["events", "progress"] });
}

/** A refusal stays a refusal; only a server in trouble may do better a moment later. */
function isWorthASecondTry(failures: number, error: Error): boolean {
  return failures < 1 && !(error instanceof ApiProblem && error.status < 500);
}
