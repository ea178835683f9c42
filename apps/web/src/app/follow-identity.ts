import type { AppContext } from "./app-context.ts";
import { isRouteAllowed } from "./route-access.ts";
import type { AppRouter } from "./router.tsx";

/**
 * Takes the page along when somebody signs in or out, also in another tab: what was fetched as somebody
 * else is forgotten, and whoever may no longer be on this page is sent away.
 */
export function followIdentity(router: AppRouter, { identity, queryClient }: AppContext): void {
  let before = identity.current();
  identity.subscribe(() => {
    // What a guest was shown is no secret, and a page about to be hydrated must still find what it was rendered from.
    // What is being fetched right now may be the very call that found out who is here.
    if (before) queryClient.removeQueries({ type: "inactive", fetchStatus: "idle" });
    // Of this device, what was kept for them goes with them. Few have kept anything: the store is fetched for that alone.
    if (before && !identity.current())
      void import("../lib/outbox/forget-kept.ts").then(({ forgetKept }) => forgetKept());
    before = identity.current();
    // What they have entered without signal is sent whichever page they open next.
    if (before)
      void import("../features/score/device/score-sender.ts").then(({ openScoreSender }) =>
        openScoreSender(identity).send(),
      );
    const name = router.state.matches.at(-1)?.staticData.name;
    const isForEverybody = !name || isRouteAllowed("guest", name);
    if (isForEverybody) void queryClient.invalidateQueries();
    // While a page is still loading, its guard has yet to speak.
    else if (router.state.status === "idle") void leaveOrRefresh();
  });

  /** The guard first: a page whose reader has left must not ask for their data again. */
  async function leaveOrRefresh(): Promise<void> {
    await router.invalidate();
    await queryClient.invalidateQueries();
  }
}
