import type { ManageTitle } from "./manage-titles.ts";
import { pageHead } from "./page-head.ts";

/** The title of a page that needs a sign-in. It has a script of its own, so that visitors do not pay for it. */
export function manageTitle(name: ManageTitle) {
  return {
    loader: async () => pageHead((await import("./manage-titles.ts")).manageTitles[name]()),
    head: ({ loaderData }: { loaderData?: ReturnType<typeof pageHead> | undefined }) => loaderData ?? {},
  };
}
