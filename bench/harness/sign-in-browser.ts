import type { Browser, BrowserContext } from "playwright-core";
import { administrator } from "./start-product.ts";

/** A browser in which the administrator is signed in: nobody may sign in as often as pages are measured. */
export async function signInBrowser(
  browser: Browser,
  url: string,
  viewport: { width: number; height: number },
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await page.getByLabel("E-mail").fill(administrator.email);
  await page.getByLabel("Password", { exact: true }).fill(administrator.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL("**/events");
  await page.close();
  return context;
}
