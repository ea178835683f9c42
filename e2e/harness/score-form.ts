import type { Locator, Page } from "playwright-core";

/** Two digits and "Save": three taps. */
export async function enterFish(page: Page, centimetres: number): Promise<void> {
  for (const digit of String(centimetres))
    await page.getByRole("button", { name: digit, exact: true }).click();
  await page.getByRole("button", { name: "Save fish" }).click();
}

/** Nobody can save a correction before it is shown whom it moves. */
export async function saveCorrection(review: Locator, reason: string): Promise<void> {
  await review.getByLabel("Reason").fill(reason);
  await review.getByText("Working out who moves").waitFor({ state: "hidden" });
  await review.getByRole("button", { name: "Save the correction" }).click();
}
