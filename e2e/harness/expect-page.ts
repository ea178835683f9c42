import type { Locator, Page } from "playwright-core";

/** Waits until the reader sees it. */
export async function expectShown(locator: Locator): Promise<void> {
  await locator.waitFor();
}

/** Waits until the address is this one; `*` stands for any part. */
export async function expectAddress(page: Page, address: string): Promise<void> {
  await page.waitForURL(address);
}
