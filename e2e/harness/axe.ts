import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright-core";

declare global {
  interface Window {
    axe: { run(context: Document, options: RunOptions): Promise<AxeResults> };
  }
}

const source = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds wrong on the page by WCAG 2.2 AA, one line per element, so that a failing test reads well. */
export function axeViolations(page: Page): Promise<string[]> {
  return run(page, { type: "tag", values: tags });
}

/** Of that, only what depends on the colours: for a page that was looked at and has changed nothing else. */
export function contrastViolations(page: Page): Promise<string[]> {
  return run(page, { type: "rule", values: ["color-contrast"] });
}

async function run(page: Page, runOnly: NonNullable<RunOptions["runOnly"]>): Promise<string[]> {
  // Evaluated by the debugger, which the page's content security policy does not bind; a script tag would be refused.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(await readFile(source, "utf8"));
  const { violations } = await page.evaluate((only) => {
    // What is scrolled half under the bar is not too small.
    window.scrollTo(0, 0);
    // Only what is wrong is described, and by its HTML: selectors for all that is right would take most of the time.
    return window.axe.run(document, { runOnly: only, resultTypes: ["violations"], selectors: false });
  }, runOnly);
  return violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help}: ${node.html}`));
}
