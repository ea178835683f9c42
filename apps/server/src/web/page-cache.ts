import type { RevisionWatch } from "@tightlines/api/platform/revision/watch-revisions";
import type { RenderedPage } from "@tightlines/web/entry-server.tsx";
import { prepareBody } from "./prepared-body.ts";
import type { PreparedBody } from "./prepared-body.ts";

type CachedPage =
  | { kind: "page"; status: 200 | 404 | 500; isPublic: boolean; body: PreparedBody }
  | { kind: "redirect"; status: number; location: string };

export interface PageCache {
  get(url: string): Promise<CachedPage>;
  clear(): void;
}

const MAX_PAGES = 500;

/**
 * Keeps rendered pages until something they show has changed. A page that many ask for at once is
 * rendered once; only good pages are kept, so that wrong addresses cannot push them out.
 */
export function createPageCache(
  revisions: RevisionWatch,
  render: (url: string) => Promise<RenderedPage>,
): PageCache {
  const pages = new Map<string, { freshness: string; page: Promise<CachedPage> }>();
  return {
    clear: () => pages.clear(),
    async get(url) {
      const freshness = freshnessOf(url, revisions);
      const kept = pages.get(url);
      if (kept?.freshness === freshness) {
        // Re-inserting keeps the map in order of use.
        pages.delete(url);
        pages.set(url, kept);
        return kept.page;
      }
      const page = render(url).then(prepare);
      pages.set(url, { freshness, page });
      page.then(
        (done) => (isKept(done) ? trim() : pages.delete(url)),
        () => pages.delete(url),
      );
      return page;
    },
  };

  function trim(): void {
    for (const url of pages.keys()) {
      if (pages.size <= MAX_PAGES) return;
      pages.delete(url);
    }
  }
}

function isKept(page: CachedPage): boolean {
  return page.kind === "page" && page.status === 200;
}

/**
 * What a page shows is the same while this is the same: the revision of its event, or of the list of
 * events, and the day, since what is upcoming today is over tomorrow.
 */
function freshnessOf(url: string, revisions: RevisionWatch): string {
  const event = /^\/events\/([^/?]+)/.exec(url)?.[1];
  const topic = event ? `event:${event}` : "events";
  return `${revisions.get(topic)} ${revisions.get("events")} ${new Date().toISOString().slice(0, 10)}`;
}

function prepare(page: RenderedPage): CachedPage {
  if (page.kind === "redirect") return page;
  const { html, ...rest } = page;
  return { ...rest, body: prepareBody(html) };
}
