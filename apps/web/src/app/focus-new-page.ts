import type { AppRouter } from "./router.tsx";

/**
 * After a link was followed the focus stands at the new page's content, as it would after a real page
 * load: what had it is often gone, and a screen reader would keep silent.
 */
export function focusNewPage(router: AppRouter): void {
  router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return;
    document.querySelector("main")?.focus({ preventScroll: true });
  });
}
