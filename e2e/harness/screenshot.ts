import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";

const folder = fileURLToPath(new URL("../../.cache/screens/", import.meta.url));

/** Saves the whole page for people to look at; nothing compares it. */
export async function saveScreenshot(page: Page, name: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const path = `${folder}${name}.png`;
  await page.screenshot({ path, fullPage: true });
  return path;
}
