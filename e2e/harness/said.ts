import type { BrowserContext, Page } from "playwright-core";
import { expect } from "vitest";

declare global {
  interface Window {
    hear(sentence: string): void;
  }
}

/** What toasts have said on each page, without what a story has heard already. */
const said = new WeakMap<Page, string[]>();

/** Writes down what toasts say: a machine that runs everything at once may look only when one is gone again. */
export async function listen(context: BrowserContext): Promise<void> {
  await context.exposeBinding("hear", ({ page }, sentence: string) => {
    said.set(page, [...(said.get(page) ?? []), sentence]);
  });
  await context.addInitScript(() => {
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        const isToast = node instanceof HTMLElement && node.matches("[aria-live] > [data-kind]");
        if (isToast) window.hear(node.innerText);
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

/** Waits until a toast has said this. Each toast is heard once, so that the same words later need another one. */
export async function expectSaid(page: Page, words: string | RegExp): Promise<void> {
  const isMeant = (sentence: string) =>
    typeof words === "string" ? sentence.includes(words) : words.test(sentence);
  await expect
    .poll(() => said.get(page) ?? [], { message: `What toasts said, of which one is to say ${words}` })
    .toSatisfy((sentences: string[]) => sentences.some(isMeant));
  const heard = said.get(page)!.findIndex(isMeant);
  said.get(page)!.splice(heard, 1);
}

/** Presses Undo in the toast that says this, and not in another one that stands beside it. */
export async function undo(page: Page, words: string | RegExp): Promise<void> {
  const toast = page.getByRole("status").locator("[data-kind]").filter({ hasText: words });
  await toast.getByRole("button", { name: "Undo" }).click();
}
