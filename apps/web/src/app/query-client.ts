import { onlineManager, QueryClient } from "@tanstack/react-query";
import { ApiProblem } from "../lib/api/api-problem.ts";
import { hasSignal } from "../lib/signal.ts";

const ASK_AGAIN_MS = 3000;
import { eventKeys } from "../features/event/event.queries.ts";

/** What the browser has fetched. */
export function createQueryClient(): QueryClient {
  // It believes in a signal until it is lost; a page may have been opened without one.
  onlineManager.setOnline(navigator.onLine);
  return new QueryClient({
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
}

/**
 * After a change: a rotation knows groups, a group its anglers. What is not on the screen is fetched anew when it is
 * looked at again; how far the event is set up, which stands above every page, at once.
 */
export function forgetOldAnswers(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ refetchType: "none" });
  void queryClient.invalidateQueries({ queryKey: eventKeys.progress() });
}

/** A refusal stays a refusal; only a server in trouble may do better a moment later. */
function isWorthASecondTry(failures: number, error: Error): boolean {
  return failures < 1 && !(error instanceof ApiProblem && error.status < 500);
}
