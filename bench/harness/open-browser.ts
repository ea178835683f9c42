import { chromium, type Browser } from "playwright-core";
import { findBrowser } from "../../scripts/steps/browser.mjs";

/** The Chromium or Chrome of this machine. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error("Install Chromium or Google Chrome, or set CHROMIUM_PATH.");
  return chromium.launch({
    executablePath,
    // Chromium refuses its sandbox to root, as whom containers run.
    args: [...(process.getuid?.() === 0 ? ["--no-sandbox"] : []), "--disable-gpu", "--disable-quic"],
  });
}
