import type { AppRouter } from "./router.tsx";

/** Keeps the tab's title and the description in step with the page. */
export function followHead(router: AppRouter): void {
  router.subscribe("onResolved", () => {
    const { title, description } = readHead(router);
    if (title) document.title = title;
    if (description) document.querySelector('meta[name="description"]')?.setAttribute("content", description);
  });
}

export function readHead(router: AppRouter): { title: string | undefined; description: string | undefined } {
  const tags = router.state.matches.flatMap((match) => match.meta ?? []);
  return {
    title: tags.findLast((tag) => tag?.title)?.title,
    description: tags.findLast((tag) => tag?.name === "description")?.content,
  };
}
