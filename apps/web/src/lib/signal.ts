/** On an answer that the service worker kept from an earlier visit. */
export const KEPT_HEADER = "x-tightlines-kept";

let isLost = false;
const listeners = new Set<() => void>();
const finders = new Set<() => void>();

/**
 * Whether what the page shows comes from the server. The browser calls itself online as soon as it has a network, and
 * on a river bank that carries nothing for a while: the last answer knows better.
 */
export function hasSignal(): boolean {
  return navigator.onLine && !isLost;
}

/** Tells how the last call went: answered by the server, or not. */
export function noteSignal(isAnswered: boolean): void {
  if (isLost === !isAnswered) return;
  isLost = !isAnswered;
  for (const listener of listeners) listener();
  if (isAnswered) for (const finder of finders) finder();
}

/** Calls back each time the server answers again, after it did not. */
export function subscribeFound(finder: () => void): void {
  finders.add(finder);
}

export function subscribeSignal(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}
