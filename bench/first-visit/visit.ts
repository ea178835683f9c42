import type { Browser, CDPSession } from "playwright-core";

export interface Visit {
  /** Milliseconds from the start of the navigation. */
  firstPaint: number;
  largestPaint: number;
  /** When React has taken over; undefined on a page without scripts. */
  ready: number | undefined;
  /** Bytes over the line, without headers. */
  htmlBytes: number;
  scriptBytes: number;
  styleBytes: number;
  /** Of the scripts, as they are sent. */
  encodings: string[];
}

/** What Chromium's developer tools call slow 4G, and a phone four times slower than this machine. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1000) / 8,
  uploadThroughput: (675 * 1000) / 8,
};
const CPU_SLOWDOWN = 4;

/** Somebody's first visit with an empty cache, on a phone's screen. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", SLOW_4G);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  const transfers = countTransfers(cdp);
  await page.addInitScript(watchPaints);
  await page.goto(url, { waitUntil: "load", timeout: 60_000 });
  const hasScript = (await page.locator("script[src]").count()) > 0;
  if (hasScript) await page.waitForFunction(() => "readyAt" in window, undefined, { timeout: 60_000 });
  // A picture that comes later may still be the largest paint.
  await page.waitForLoadState("networkidle", { timeout: 60_000 });
  const paints = await page.evaluate(() => {
    const { largestPaintAt = 0, readyAt } = window as Watched;
    const first = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
    return { firstPaint: first, largestPaint: largestPaintAt, ready: readyAt };
  });
  await context.close();
  return { ...paints, ...transfers() };
}

type Watched = Window & { largestPaintAt?: number; readyAt?: number };

/** Runs in the page, before anything else does. */
function watchPaints(): void {
  const watched = window as Window & { largestPaintAt?: number; readyAt?: number };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) watched.largestPaintAt = entry.startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new MutationObserver((_, observer) => {
    if (document.documentElement?.dataset["ready"] !== "true") return;
    watched.readyAt = performance.now();
    observer.disconnect();
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ["data-ready"] });
}

function countTransfers(cdp: CDPSession) {
  const kinds = new Map<string, { type: string; headerBytes: number }>();
  const encodings = new Set<string>();
  const bytes: Record<string, number> = {};
  cdp.on("Network.responseReceived", ({ requestId, type, response }) => {
    kinds.set(requestId, { type, headerBytes: response.encodedDataLength });
    if (type === "Script") encodings.add(response.headers["content-encoding"] ?? "none");
  });
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const { type = "Other", headerBytes = 0 } = kinds.get(requestId) ?? {};
    bytes[type] = (bytes[type] ?? 0) + encodedDataLength - headerBytes;
  });
  return () => ({
    htmlBytes: bytes["Document"] ?? 0,
    scriptBytes: bytes["Script"] ?? 0,
    styleBytes: bytes["Stylesheet"] ?? 0,
    encodings: [...encodings],
  });
}
