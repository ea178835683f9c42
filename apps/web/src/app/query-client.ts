import { onlineManager, QueryClient } from "@tanstack/react-query";
import { ApiProblem } from "../lib/api/api-problem.ts";
import { eventKeys } from "../features/event/event.queries.ts";
import { hasSignal, subscribeFound } from "../lib/signal.ts";

const ASK_AGAIN_MS = 3000;

/** What the browser has fetched. */
export function createQueryClient(): QueryClient {
  // The library assumes a signal until the browser reports its loss. A page may have been opened without one.
  onlineManager.setOnline(navigator.onLine);
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: isWorthASecondTry,
        // A call without signal fails at once and says so; waiting for signal would leave a page loading for ever.
        networkMode: "always",
        // What a page showed meanwhile came from the device.
        refetchOnReconnect: "always",
        // The browser may have a network before that carries anything: then it is asked again until the server answers.
        refetchInterval: () => navigator.onLine && !hasSignal() && ASK_AGAIN_MS,
      },
      mutations: { networkMode: "always" },
    },
  });
  // Of two calls in the same moment the device may answer one and the server the other: both are asked again.
  subscribeFound(() => void queryClient.refetchQueries({ type: "active" }));
  return queryClient;
}

/**
 * After a change: a rotation knows groups, a group its anglers. What is not on the screen is fetched anew when it is
 * looked at again; how far the event is set up, which stands above every page, at once.
 */
export function forgetOldAnswers(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ refetchType: "none" });
  void queryClient.invalidateQueries({ queryKey: eventKeys.progress() });
}

/** Only a failing server is asked again. A refusal would be the same the second time. */
function isWorthASecondTry(failures: number, error: Error): boolean {
  return failures < 1 && !(error instanceof ApiProblem && error.status < 500);
}
