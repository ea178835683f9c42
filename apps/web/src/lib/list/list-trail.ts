/** A list as it was last looked at in this tab: which rows it showed, in which order, and what its address said. */
interface ListTrail {
  ids: readonly number[];
  search: Record<string, unknown>;
}

/** By the list's address. Gone with the tab: then the pages of its rows follow the list's own order. */
const trails = new Map<string, ListTrail>();

export function rememberList(path: string, trail: ListTrail): void {
  trails.set(path, trail);
}

export function lastList(path: string): ListTrail | undefined {
  return trails.get(path);
}

/** Where a list is, as it was left: for whoever comes back after saving or deleting. */
export function linkToList(path: string) {
  return { to: path, search: trails.get(path)?.search ?? {} };
}
