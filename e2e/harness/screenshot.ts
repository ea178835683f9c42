import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";

const folder = fileURLToPath(new URL("../../.cache/screens/", import.meta.url));

/** Saves the whole page for people to look at, when they ask with E2E_SCREENS=1; nothing compares it. */
export async function saveScreenshot(page: Page, name: string): Promise<void> {
  if (!process.env["E2E_SCREENS"]) return;
  await mkdir(folder, { recursive: true });
  await page.screenshot({ path: `${folder}${name}.png`, fullPage: true });
}
