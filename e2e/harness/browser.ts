import { chromium, type Browser, type BrowserContext, type BrowserContextOptions } from "playwright-core";
import { findBrowser } from "../../scripts/steps/browser.mjs";

/** One browser for all files of this process; it ends with the process, which it notices by itself. */
let opening: Promise<Browser> | undefined;

/** A window that shares nothing with any other: no cookies, no cache. */
export async function openWindow(options: BrowserContextOptions): Promise<BrowserContext> {
  opening ??= launch();
  const context = await (await opening).newContext({ reducedMotion: "reduce", ...options });
  // A machine that runs everything at once needs patience; waiting longer for what comes anyway costs nothing.
  context.setDefaultTimeout(120_000);
  return context;
}

function launch(): Promise<Browser> {
  return chromium.launch(launchOptions());
}

/** How every browser of the stories is started. */
export function launchOptions(): { executablePath: string; args: string[] } {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error("There is no Chromium on the PATH, and CHROMIUM_PATH is not set.");
  return {
    executablePath,
    args: [
      // Chromium refuses its sandbox to root, as whom containers run.
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  };
}
