import { chromium, type Browser } from "playwright-core";
import { afterAll } from "vitest";
import { findBrowser } from "../../scripts/steps/browser.mjs";

let opening: Promise<Browser> | undefined;

/** The file's one browser, closed when the file ends. */
export function openBrowser(): Promise<Browser> {
  opening ??= launch();
  return opening;
}

afterAll(async () => {
  const browser = await opening;
  opening = undefined;
  await browser?.close();
});

async function launch(): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error("There is no Chromium on the PATH, and CHROMIUM_PATH is not set.");
  return chromium.launch({
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
  });
}
