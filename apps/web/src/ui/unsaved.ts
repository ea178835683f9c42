/**
 * Who holds input that is not saved yet. The browser asks before such a page is closed, and a new version of the
 * application waits with its reload until nobody does.
 */
const holders = new Set<symbol>();
const listeners = new Set<() => void>();

export function hasUnsavedInput(): boolean {
  return holders.size > 0;
}

/** Announces unsaved input; call the answer once it is saved or thrown away. */
export function holdUnsavedInput(): () => void {
  const holder = Symbol("unsaved input");
  if (holders.size === 0) window.addEventListener("beforeunload", askBeforeLeaving);
  holders.add(holder);
  announce();
  return () => {
    if (!holders.delete(holder)) return;
    if (holders.size === 0) window.removeEventListener("beforeunload", askBeforeLeaving);
    announce();
  };
}

export function onUnsavedInputChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function announce(): void {
  for (const listener of listeners) listener();
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
