export const TOAST_MS = 5000;

export interface ToastEntry {
  id: number;
  kind: "success" | "error";
  text: string;
  undo?: () => void;
}

let entries: readonly ToastEntry[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Says in passing what happened. What needs an answer, or must not be missed, belongs on the page itself. */
export const toast = {
  success(text: string, { undo }: { undo?: () => void } = {}): void {
    add({ kind: "success", text, ...(undo && { undo }) });
  },
  error(text: string): void {
    add({ kind: "error", text });
  },
};

export function dismissToast(id: number): void {
  replace(entries.filter((entry) => entry.id !== id));
}

/** What was said to one person is not for the next at the same device. */
export function clearToasts(): void {
  replace([]);
}

export function currentToasts(): readonly ToastEntry[] {
  return entries;
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The same words twice in a row are one toast whose time starts again, not a growing pile. */
function add(toast: Omit<ToastEntry, "id">): void {
  lastId += 1;
  const others = entries.filter((entry) => entry.text !== toast.text || entry.kind !== toast.kind);
  replace([...others, { ...toast, id: lastId }].slice(-3));
}

function replace(next: readonly ToastEntry[]): void {
  entries = next;
  for (const listener of listeners) listener();
}
