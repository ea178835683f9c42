import { m } from "../paraglide/messages.js";
import { hasUnsavedInput, onUnsavedInputChange } from "../ui/unsaved.ts";
import type { AppRouter } from "./router.tsx";

/** Whoever leaves a form by a link is asked, as the browser asks whoever closes the page. */
export function askBeforeLeaving({ history }: AppRouter): void {
  let unblock: (() => void) | null = null;
  onUnsavedInputChange(() => {
    if (hasUnsavedInput()) unblock ??= history.block({ blockerFn: staysHere, enableBeforeUnload: false });
    else {
      unblock?.();
      unblock = null;
    }
  });
}

interface Leaving {
  currentLocation: { pathname: string };
  nextLocation: { pathname: string };
}

function staysHere({
  currentLocation: { pathname: here },
  nextLocation: { pathname: next },
}: Leaving): boolean {
  // Whoever cannot sign in goes to the next of these pages, and whose rights have ended cannot stay.
  const isFree = here === next || signInPages.has(here) || ["/access", "/login"].includes(next);
  return !isFree && !window.confirm(m.shell_leave_unsaved());
}

const signInPages = new Set(["/login", "/signup", "/forgot-password"]);
