import { m } from "../paraglide/messages.js";

/** A page's title and description, for the tab, for search engines and for links that are shared. */
export function pageHead(page: string, description: string = m.shell_description()) {
  return { meta: [{ title: m.shell_title({ page }) }, { name: "description", content: description }] };
}

/** The head that a page's own loader has made. */
export function loadedHead({
  loaderData,
}: {
  loaderData?: { head: ReturnType<typeof pageHead> } | undefined;
}) {
  return loaderData?.head ?? {};
}
