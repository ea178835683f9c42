import { useHasPage } from "../../../../lib/use-has-page.ts";

/** The address of a page of the management area, or null where there is none yet: later nouns are not this one's to know. */
export function useManagePage(eventUrl: string): (page: string) => string | null {
  const hasPage = useHasPage();
  return (page) =>
    hasPage(`/events/$eventUrl/manage/${page}`) ? `/events/${eventUrl}/manage/${page}` : null;
}
