import { useEffect } from "react";
import { ApiProblem } from "../lib/api/api-problem.ts";

export function isOfflineProblem(error: unknown): boolean {
  return error instanceof ApiProblem && error.code === "offline";
}

/**
 * Without signal a link cannot fetch its page's data, but the service worker may have kept the whole page
 * from an earlier visit: then that is opened instead.
 */
export function useVisitedPage(error: unknown): void {
  useEffect(() => {
    if (isOfflineProblem(error)) void openVisitedPage();
  }, [error]);
}

async function openVisitedPage(): Promise<void> {
  const { href } = window.location;
  const kept = await window.caches?.match(href);
  if (kept && window.location.href === href) window.location.reload();
}
