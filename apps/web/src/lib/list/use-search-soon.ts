import { useDebouncedCallback } from "@mantine/hooks";
import { useRouter } from "@tanstack/react-router";

/** Searches when the typing pauses, unless a link was followed meanwhile: a late search brings nobody back. */
export function useSearchSoon(search: (words: string) => void): (words: string) => void {
  const router = useRouter();
  const searchLater = useDebouncedCallback((words: string, path: string) => {
    if (router.latestLocation.pathname === path) search(words.trim());
  }, 200);
  return (words) => searchLater(words, router.latestLocation.pathname);
}
