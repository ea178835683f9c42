import { m } from "../paraglide/messages.js";
import { currentToasts, subscribeToasts, toast } from "../ui/toast.ts";
import { hasUnsavedInput, onUnsavedInputChange } from "../ui/unsaved.ts";

/**
 * Registers the worker at the root with root scope. When a new version activates, the page reloads
 * once; while a form holds unsaved input it waits until that is saved or thrown away.
 */
export function registerServiceWorker(): void {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  // The very first worker takes over a page that is already up to date: nothing to reload.
  let isFirst = navigator.serviceWorker.controller === null;
  let isReloading = false;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (isFirst) {
      isFirst = false;
      return;
    }
    if (isReloading) return;
    isReloading = true;
    reloadWhenSaved();
  });
  void navigator.serviceWorker.register("/service-worker.js", { scope: "/" }).then((registration) => {
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") void registration.update().catch(() => {});
    });
  });
}

function reloadWhenSaved(): void {
  if (hasUnsavedInput()) toast.success(m.shell_update_waiting());
  const stops = [onUnsavedInputChange(reloadIfIdle), subscribeToasts(reloadIfIdle)];
  reloadIfIdle();

  /** What was just said may be read to its end: after saving, the sentence that confirms it. */
  function reloadIfIdle(): void {
    if (hasUnsavedInput() || currentToasts().length > 0) return;
    // Whoever saved may be on the way to another page: its address must stand before it is loaded anew.
    setTimeout(() => {
      if (hasUnsavedInput() || currentToasts().length > 0) return;
      for (const stop of stops) stop();
      window.location.reload();
    });
  }
}
