import { useSyncExternalStore } from "react";

/**
 * The moment, a second at a time. Null on the server and while hydrating: a page is rendered once for everybody, and
 * what it says must not depend on when.
 */
export function useNow(): number | null {
  return useSyncExternalStore(subscribe, currentSecond, () => null);
}

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, 1000);
  return () => clearInterval(timer);
}

/** Whole seconds: the same answer until something changes. */
function currentSecond(): number {
  return Math.floor(Date.now() / 1000) * 1000;
}
