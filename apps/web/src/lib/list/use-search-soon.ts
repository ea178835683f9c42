import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";

const PAUSE_MS = 200;

/** Searches when the typing pauses, unless a link was followed meanwhile: a late search brings nobody back. */
export function useSearchSoon(search: (words: string) => void): (words: string) => void {
  const router = useRouter();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The search of the last render: what else is chosen may have changed during the pause. */
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  return (words) => {
    const path = router.latestLocation.pathname;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (router.latestLocation.pathname === path) latest.current(words.trim());
    }, PAUSE_MS);
  };
}
