import { m } from "../paraglide/messages.js";
import { toast } from "../ui/toast.ts";
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
  if (!hasUnsavedInput()) return window.location.reload();
  toast.success(m.shell_update_waiting());
  const stop = onUnsavedInputChange(() => {
    if (hasUnsavedInput()) return;
    stop();
    window.location.reload();
  });
}
