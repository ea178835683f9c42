export const TOAST_MS = 5000;
/** To find and press Undo takes longer than to read that something was done, with one hand and on a bank above all. */
export const UNDO_MS = 20_000;
const MOST_TOASTS = 3;

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
  replace([...makeRoom(others), { ...toast, id: lastId }]);
}

/** What can be undone stays longest: the oldest without Undo goes first. */
function makeRoom(others: readonly ToastEntry[]): readonly ToastEntry[] {
  if (others.length < MOST_TOASTS) return others;
  const leaving = others.find(({ undo }) => !undo) ?? others[0];
  return others.filter((entry) => entry !== leaving);
}

function replace(next: readonly ToastEntry[]): void {
  entries = next;
  for (const listener of listeners) listener();
}
