import type { Page } from "playwright-core";
import { decodePicture } from "../../apps/api/src/testing/decode-picture.ts";
import { expectShown } from "./expect-page.ts";
import { waitUntil } from "./wait-until.ts";

/** On the page of the passes, as an organizer makes one; answers the link that its code holds. */
export async function makePass(page: Page, name: string, sector?: string): Promise<string> {
  await page.getByRole("button", { name: "Make a pass" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Who has it, or where").fill(name);
  if (sector) await dialog.getByLabel(sector).check();
  await dialog.getByRole("button", { name: "Make a pass" }).click();
  return decodeCode(page, `Code of the pass ${name}`);
}

/** What a camera reads from a code on the screen, as soon as nothing covers it: what was just said may. */
export async function decodeCode(page: Page, name: string): Promise<string> {
  const code = page.getByRole("img", { name });
  await expectShown(code);
  // What was said stays as long as somebody points at it.
  await page.mouse.move(0, 0);
  return waitUntil(
    async () => decodePicture((await code.screenshot()).toString("base64")),
    () => `No camera reads the code "${name}"`,
  );
}
