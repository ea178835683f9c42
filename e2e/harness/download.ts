import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";

/** Presses one of a paper's links and reads the file that comes. */
export async function download(page: Page, paper: string, file: string) {
  const arriving = page.waitForEvent("download");
  const files = page.getByRole("list", { name: paper, exact: true });
  await files.getByRole("link", { name: file, exact: true }).click();
  const kept = await arriving;
  return { name: kept.suggestedFilename(), bytes: await readFile(await kept.path()) };
}
