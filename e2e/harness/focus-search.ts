import type { Page } from "playwright-core";
import { expect } from "vitest";

/** Presses "/" until it is heard: the parts of a page wake up one after the other. */
export async function focusSearch(page: Page): Promise<void> {
  const box = page.locator("[aria-keyshortcuts='/']");
  const isFocused = () => box.evaluate((element) => element === document.activeElement);
  await expect
    .poll(async () => {
      if (!(await isFocused())) await page.keyboard.press("/");
      return isFocused();
    })
    .toBe(true);
}
