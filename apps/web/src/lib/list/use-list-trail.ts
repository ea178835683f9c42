import { useLocation } from "@tanstack/react-router";
import { useCallback } from "react";
import { rememberList } from "./list-trail.ts";

/** For a table's `onFound`: the pages of its rows lead to the previous and the next one, and back to this very list. */
export function useListTrail(): (rows: readonly { id: number }[]) => void {
  const { pathname, search } = useLocation();
  return useCallback(
    (rows) => rememberList(pathname, { ids: rows.map(({ id }) => id), search }),
    [pathname, search],
  );
}
