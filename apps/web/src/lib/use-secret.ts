import { useLocation } from "@tanstack/react-router";
import { useSyncExternalStore } from "react";

/** What stands behind the #; undefined until the browser has taken the page over, since no server ever hears of it. */
export function useSecret(): string | undefined {
  const hash = useLocation({ select: (location) => location.hash });
  const isTakenOver = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return isTakenOver ? hash : undefined;
}

function neverChanges() {
  return () => {};
}
