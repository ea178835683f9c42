import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { findBrowser } from "../../scripts/steps/browser.mjs";

/** The last version that runs on Node 20. */
const LIGHTHOUSE = "lighthouse@12.8.2";

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

export interface Audit {
  path: string;
  /** Of a hundred. */
  scores: Record<(typeof categories)[number], number>;
  /** What it finds fault with, besides speed. */
  faults: string[];
}

/** One page, in a browser of its own. */
export async function auditPage(url: string, path: string): Promise<Audit> {
  const browser = findBrowser();
  if (!browser) throw new Error("Install Chromium or Google Chrome, or set CHROMIUM_PATH.");
  const flags = [
    `--only-categories=${categories.join()}`,
    "--output=json",
    "--quiet",
    // Chromium refuses its sandbox to root, as whom containers run.
    `--chrome-flags=--headless=new --disable-gpu${process.getuid?.() === 0 ? " --no-sandbox" : ""}`,
  ];
  const child = spawn("npx", ["--yes", LIGHTHOUSE, url + path, ...flags], {
    env: { ...process.env, CHROME_PATH: browser },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [output] = await Promise.all([text(child.stdout), once(child, "close")]);
  if (child.exitCode !== 0) throw new Error(`Lighthouse could not open ${path}.`);
  return readReport(path, JSON.parse(output) as Report);
}

interface Report {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null }>;
}

function readReport(path: string, report: Report): Audit {
  const scores = Object.fromEntries(
    categories.map((category) => [category, Math.round(report.categories[category]!.score * 100)]),
  ) as Audit["scores"];
  const faults = categories
    .filter((category) => category !== "performance")
    .flatMap((category) => report.categories[category]!.auditRefs)
    .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => report.audits[id]!.title);
  return { path, scores, faults };
}
