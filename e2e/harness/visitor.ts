import type { BrowserContext, Page } from "playwright-core";
import { onTestFinished } from "vitest";
import { openWindow } from "./browser.ts";
import type { Memory } from "./memory.ts";
import { listen } from "./said.ts";
import { stayOffline } from "./stay-offline.ts";
import { watchForTrouble } from "./trouble.ts";

export interface Visitor {
  context: BrowserContext;
  page: Page;
  /** Fails when the browser complained about anything else than expected on any of the visitor's pages. */
  expectNoTrouble: (expected?: RegExp) => void;
}

export interface VisitorOptions {
  baseURL?: string;
  width?: number;
  height?: number;
  colorScheme?: "light" | "dark";
  javaScriptEnabled?: boolean;
  offline?: boolean;
  /**
   * Allowed, the worker fetches and keeps every script with the first page, which costs more than the rest of most
   * stories. Those that may meet it allow it: what works without signal, signing in, and the organizer's whole way.
   */
  serviceWorkers?: "allow" | "block";
  /** The cookies and storage of somebody who signed in before; see memory.ts. */
  storageState?: Memory;
}

/** Somebody with a browser of their own: no cookies, no cache, nothing shared with other visitors. Leaves with the test. */
export async function newVisitor({
  width = 1280,
  height = 800,
  ...options
}: VisitorOptions = {}): Promise<Visitor> {
  const context = await openWindow({ viewport: { width, height }, serviceWorkers: "block", ...options });
  const expectNoTrouble = watchForTrouble(context);
  await listen(context);
  stayOffline(context, options.offline);
  onTestFinished(() => context.close());
  return { context, page: await context.newPage(), expectNoTrouble };
}
