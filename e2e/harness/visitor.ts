import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { onTestFinished } from "vitest";
import { openBrowser } from "./browser.ts";
import { watchForTrouble } from "./trouble.ts";

export interface Visitor {
  context: BrowserContext;
  page: Page;
  /** Fails when the browser complained about anything else than expected on any of the visitor's pages. */
  expectNoTrouble: (expected?: RegExp) => void;
}

interface VisitorOptions {
  baseURL?: string;
  width?: number;
  height?: number;
  colorScheme?: "light" | "dark";
  javaScriptEnabled?: boolean;
  offline?: boolean;
  serviceWorkers?: "allow" | "block";
  /** The cookies and storage of somebody who signed in before; see roles.ts. */
  storageState?: NonNullable<BrowserContextOptions["storageState"]>;
}

/** Somebody with a browser of their own: no cookies, no cache, nothing shared with other visitors. Leaves with the test. */
export async function newVisitor({
  width = 1280,
  height = 800,
  ...options
}: VisitorOptions = {}): Promise<Visitor> {
  const browser = await openBrowser();
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: "reduce",
    ...options,
  });
  // A machine that runs everything at once needs patience; waiting longer for what comes anyway costs nothing.
  context.setDefaultTimeout(60_000);
  const expectNoTrouble = watchForTrouble(context);
  onTestFinished(() => context.close());
  return { context, page: await context.newPage(), expectNoTrouble };
}
