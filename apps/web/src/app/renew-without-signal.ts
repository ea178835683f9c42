import type { QueryClient } from "@tanstack/react-query";
import { hasSignal, subscribeSignal } from "../lib/signal.ts";

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Without signal a page shows what the device kept. As soon as the browser has a network, everything on the screen is
 * asked for again, and again after a pause until the server answers.
 */
export function renewWithoutSignal(queryClient: Pick<QueryClient, "invalidateQueries">): void {
  let isAsking = false;
  subscribeSignal(() => {
    if (navigator.onLine && !isAsking) void askUntilAnswered();
  });

  async function askUntilAnswered(): Promise<void> {
    isAsking = true;
    let pause = FIRST_PAUSE_MS;
    let hadSignal = false;
    while (navigator.onLine && !hadSignal) {
      // When the signal comes back in the middle, the first answers may still be what was kept: one more round.
      hadSignal = hasSignal();
      await queryClient.invalidateQueries();
      if (hasSignal()) continue;
      hadSignal = false;
      await new Promise((resolve) => setTimeout(resolve, pause));
      pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
    }
    isAsking = false;
  }
}
