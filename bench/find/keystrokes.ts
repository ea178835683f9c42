import type { Page } from "playwright-core";

/** Longer than anything takes that is worth measuring. */
const QUIET_MS = 600;
const ROWS = 1000;

type Watched = Window & { typedAt?: number; paintedAt?: number | undefined };

/**
 * Types into the search box of a list, and takes each letter back until all rows are there again; milliseconds of each
 * key until what it changes in the list is painted. A letter that finds the same rows as before changes nothing, and
 * has no figure.
 */
export async function typeAndWait(page: Page, words: string): Promise<number[]> {
  const keys = [...Array.from(words), ...Array.from(words, () => "Backspace")];
  await page.getByRole("search").getByRole("textbox").focus();
  await page.evaluate(watchList);
  const taken: number[] = [];
  for (const key of keys) {
    await page.keyboard.press(key === " " ? "Space" : key);
    await page.waitForTimeout(QUIET_MS);
    const { typedAt, paintedAt } = await page.evaluate(() => {
      const { typedAt: typed, paintedAt: painted } = window as Watched;
      return { typedAt: typed!, paintedAt: painted };
    });
    if (paintedAt !== undefined) taken.push(paintedAt - typedAt);
  }
  return taken;
}

/** Milliseconds until a thousand rows of plain HTML with the same words are painted: what no program can do without. */
export async function paintPlainRows(page: Page): Promise<number> {
  const shown = await page.locator("main :is(article, tbody tr, ol > li)").allTextContents();
  const rows = Array.from({ length: ROWS }, (_, index) => shown[index % shown.length]!);
  return page.evaluate(async (texts) => {
    document.body.replaceChildren();
    await new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
    const startedAt = performance.now();
    const list = document.createElement("ul");
    list.append(...texts.map((text) => Object.assign(document.createElement("li"), { textContent: text })));
    document.body.append(list);
    await new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
    return performance.now() - startedAt;
  }, rows);
}

/** Runs in the page: notes when a key goes down, and when the last frame with something new in the list is painted. */
function watchList(): void {
  const watched = window as Watched;
  document.addEventListener(
    "keydown",
    () => {
      watched.typedAt = performance.now();
      watched.paintedAt = undefined;
    },
    { capture: true },
  );
  const search = document.querySelector("main search");
  new MutationObserver((changes) => {
    if (changes.every(({ target }) => search?.contains(target))) return;
    // The frame is painted when the task after its callbacks runs.
    requestAnimationFrame(() => setTimeout(() => (watched.paintedAt = performance.now())));
  }).observe(document.querySelector("main")!, {
    childList: true,
    subtree: true,
    characterData: true,
    attributeFilter: ["hidden"],
  });
}
