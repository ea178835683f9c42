/** Whether a newer version of the product has taken over the device's store: this page cannot read it any more. */
let isOutdated = false;
const listeners = new Set<() => void>();

export function tellOutdated(): void {
  isOutdated = true;
  for (const listener of listeners) listener();
}

export function storeIsOutdated(): boolean {
  return isOutdated;
}

export function subscribeOutdated(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
