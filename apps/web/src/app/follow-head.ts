import type { AppRouter } from "./router.tsx";

/** Keeps the tab's title and the description in step with the page. */
export function followHead(router: AppRouter): void {
  router.subscribe("onResolved", () => {
    const { title, description } = readHead(router);
    if (title) document.title = title;
    if (description) document.querySelector('meta[name="description"]')?.setAttribute("content", description);
  });
}

export interface PageHead {
  title: string | undefined;
  description: string | undefined;
  /** The picture of a shared link, where the page has one of its own. */
  image: string | undefined;
  /** What search engines are asked to do; unlisted pages want to be in no index. */
  robots: string | undefined;
}

export function readHead(router: AppRouter): PageHead {
  const tags = router.state.matches.flatMap((match) => match.meta ?? []);
  return {
    title: tags.findLast((tag) => tag?.title)?.title,
    description: tags.findLast((tag) => tag?.name === "description")?.content,
    image: tags.findLast((tag) => tag?.property === "og:image")?.content,
    robots: tags.findLast((tag) => tag?.name === "robots")?.content,
  };
}
