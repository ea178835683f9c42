import type { BrowserContext, Page } from "playwright-core";

const TABS = 3;

/** Visits every item in some tabs of one window at once: a page that opens spends much of its time waiting. */
export async function inTabs<Item>(
  context: BrowserContext,
  items: readonly Item[],
  visit: (page: Page, item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const workThrough = async () => {
    const page = await context.newPage();
    for (const item of waiting) await visit(page, item);
    await page.close();
  };
  await Promise.all(Array.from({ length: TABS }, workThrough));
}
