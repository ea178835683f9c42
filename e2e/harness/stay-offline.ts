import type { BrowserContext, CDPSession, Page } from "playwright-core";

/**
 * Makes a window that was taken offline stay so for its pages: in Chromium 150 a page that is loaded anew calls itself
 * online again, though nothing gets through to it.
 */
export function stayOffline(context: BrowserContext, startsOffline = false): void {
  const sessions = new Map<Page, Promise<CDPSession>>();
  const setOffline = context.setOffline.bind(context);
  let isOffline = startsOffline;

  async function tell(page: Page): Promise<void> {
    const opening = sessions.get(page) ?? context.newCDPSession(page);
    sessions.set(page, opening);
    const session = await opening;
    await session.send("Network.enable");
    const asFastAsItGoes = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
    await session.send("Network.overrideNetworkState", { offline: isOffline, ...asFastAsItGoes });
  }

  function tellAfterLoading(page: Page): void {
    page.on("domcontentloaded", () => {
      // The page may be closed, or loaded once more, before it is told.
      if (isOffline) tell(page).catch(() => undefined);
    });
  }

  context.pages().forEach(tellAfterLoading);
  context.on("page", tellAfterLoading);
  context.setOffline = async (offline) => {
    isOffline = offline;
    await setOffline(offline);
    await Promise.all([...sessions.keys()].filter((page) => !page.isClosed()).map(tell));
  };
}
