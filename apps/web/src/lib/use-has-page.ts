import { useRouter } from "@tanstack/react-router";

/** Whether a page answers at a path of the router: a link appears together with the page it leads to. */
export function useHasPage(): (path: string) => boolean {
  const { routesByPath } = useRouter();
  return (path) => path in routesByPath || `${path}/` in routesByPath;
}
