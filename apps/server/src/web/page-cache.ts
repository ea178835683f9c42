import type { RevisionWatch } from "@tightlines/api/platform/revision/watch-revisions";
import type { RenderedPage } from "@tightlines/web/entry-server.tsx";
import { prepareBody } from "./prepared-body.ts";
import type { PreparedBody } from "./prepared-body.ts";

type CachedPage =
  | { kind: "page"; status: 200 | 404 | 500; isPublic: boolean; contentPolicy: string; body: PreparedBody }
  | { kind: "redirect"; status: number; location: string };

export interface PageCache {
  get(url: string): Promise<CachedPage>;
  clear(): void;
}

const MAX_PAGES = 500;

/** How pages are made; `keyOf` says which addresses show the same one. */
interface Pages {
  render: (url: string) => Promise<RenderedPage>;
  keyOf: (url: string) => Promise<string>;
  /** The content policy of a page with these styles in it. */
  policyFor: (styles: string) => string;
}

/**
 * Keeps rendered pages until something they show has changed. A page that many ask for at once is rendered once. Only
 * good public pages are kept, and those with a question mark go first: addresses anybody can make up push nothing out.
 */
export function createPageCache(revisions: RevisionWatch, { render, keyOf, policyFor }: Pages): PageCache {
  const pages = new Map<string, { freshness: string; page: Promise<CachedPage> }>();
  const prepare = createPrepare(policyFor);
  return {
    clear: () => pages.clear(),
    async get(address) {
      const url = address.includes("?") ? await keyOf(address) : address;
      const page = await keptOrRendered(url);
      // Who is sent on takes along everything behind his question mark, also what the page does not read.
      return url !== address && page.kind === "redirect" ? render(address).then(prepare) : page;
    },
  };

  function keptOrRendered(url: string): Promise<CachedPage> {
    const freshness = freshnessOf(url, revisions);
    const kept = pages.get(url);
    if (kept?.freshness === freshness) {
      // Re-inserting keeps the map in order of use.
      pages.delete(url);
      pages.set(url, kept);
      return kept.page;
    }
    const page = render(url).then(prepare);
    const entry = { freshness, page };
    pages.set(url, entry);
    const forget = () => pages.get(url) === entry && pages.delete(url);
    page.then((done) => (isKept(done) ? trim() : forget()), forget);
    return page;
  }

  function trim(): void {
    for (const isSearched of [true, false])
      for (const url of pages.keys()) {
        if (pages.size <= MAX_PAGES) return;
        if (url.includes("?") === isSearched) pages.delete(url);
      }
  }
}

function isKept(page: CachedPage): boolean {
  return page.kind === "page" && page.status === 200 && page.isPublic;
}

/**
 * What a page shows is the same while this is the same: the revision of its event, or of the list of
 * events, and the day, since what is upcoming today is over tomorrow.
 */
function freshnessOf(url: string, revisions: RevisionWatch): string {
  const event = /^\/events\/([^/?]+)/.exec(url)?.[1];
  return `${revisions.get(event ? `event:${event}` : "events")} ${new Date().toISOString().slice(0, 10)}`;
}

/** What guests may not see is the same empty shell everywhere: it is made ready once. */
function createPrepare(policyFor: Pages["policyFor"]): (page: RenderedPage) => CachedPage {
  let shell: { html: string; body: PreparedBody } | undefined;
  return (page) => {
    if (page.kind === "redirect") return page;
    const { html, styles, ...told } = page;
    const rest = { ...told, contentPolicy: policyFor(styles) };
    if (page.isPublic || page.status !== 200) return { ...rest, body: prepareBody(html) };
    if (shell?.html !== html) shell = { html, body: prepareBody(html) };
    return { ...rest, body: shell.body };
  };
}
