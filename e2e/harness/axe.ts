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
export async function axeViolations(page: Page): Promise<string[]> {
  // Evaluated by the debugger, which the page's content security policy does not bind; a script tag would be refused.
  await page.evaluate(await readFile(source, "utf8"));
  const { violations } = await page.evaluate(
    (values) => window.axe.run(document, { runOnly: { type: "tag", values } }),
    tags,
  );
  return violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help}: ${node.html}`));
}
