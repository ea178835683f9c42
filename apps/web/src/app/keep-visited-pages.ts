import type { AppRouter } from "./router.tsx";

/**
 * A page that was opened by a link was put together here, and the service worker never saw it: it is told, so that the
 * page is there after a reload without signal, too. One's own pages are kept by nobody.
 */
export function keepVisitedPages(router: AppRouter): void {
  router.subscribe("onRendered", ({ fromLocation, toLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return;
    if (router.state.matches.some(({ staticData }) => staticData.needsSignIn)) return;
    navigator.serviceWorker?.controller?.postMessage({ visited: toLocation.href });
  });
}
