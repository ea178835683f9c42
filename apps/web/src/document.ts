import { STATE_ELEMENT_ID } from "./app/page-state.ts";
import type { PageState } from "./app/page-state.ts";
import { colorSchemeScript } from "./ui/color-scheme.ts";

export interface DocumentAssets {
  /** The script to start with. */
  script: string;
  /** The built files behind each source that is fetched on demand. Empty in development. */
  scripts: Readonly<Record<string, readonly string[]>>;
  /** Where all styles lie. Empty in development. */
  styleSheet: string;
  /** Those of them that a page's HTML needs. */
  pickStyles: (html: string) => string;
  /** Further tags for the head, in development. */
  head: string;
}

export interface DocumentParts {
  /** Left out where one document is sent for many addresses. */
  url?: string | undefined;
  publicUrl: string;
  title: string;
  description: string;
  /** The picture of a shared link, where the page has one of its own. */
  image?: string | undefined;
  /** What search engines are asked to do, where they are asked for something. */
  robots?: string | undefined;
  body: string;
  /** What the body looks like, inlined: one round trip less before the first paint. */
  styles: string;
  state: PageState;
  assets: DocumentAssets;
  /** Scripts to be fetched beside the first one. */
  preload: readonly string[];
}

/**
 * The HTML around a page. It holds no nonce, so that one rendering serves everybody. A page with styles of its own is
 * painted with them; all styles follow after the body, where they hold up the scripts and not the first paint.
 */
export function writeDocument({
  url,
  publicUrl,
  title,
  description,
  image = "/og-image.png",
  robots,
  body,
  styles,
  state,
  assets,
  preload,
}: DocumentParts): string {
  const allStyles = assets.styleSheet && `<link rel="stylesheet" href="${assets.styleSheet}">`;
  const address = url && escapeHtml(publicUrl + canonicalPath(url));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(description)}">
${robots ? `<meta name="robots" content="${escapeHtml(robots)}">\n` : ""}<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#0b2d36">
${address ? `<link rel="canonical" href="${address}">` : ""}
<meta property="og:site_name" content="Tightlines">
<meta property="og:type" content="website">
<meta property="og:title" content="${escapeHtml(title)}">
<meta property="og:description" content="${escapeHtml(description)}">
${address ? `<meta property="og:url" content="${address}">` : ""}
<meta property="og:image" content="${escapeHtml(new URL(image, publicUrl).href)}">
<meta name="twitter:card" content="summary_large_image">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">
<link rel="manifest" href="/manifest.webmanifest">
<script>${colorSchemeScript}</script>
${styles ? `<style>${styles}</style>` : allStyles}
${preload.map((file) => `<link rel="modulepreload" href="${file}">`).join("\n")}
<script type="module" src="${assets.script}"></script>
${assets.head}</head>
<body>
<div id="root">${body}</div>
${styles && allStyles}
<script type="application/json" id="${STATE_ELEMENT_ID}">${escapeJson(state)}</script>
</body>
</html>
`;
}

/** A list's second page is a page of its own; what is searched for or chosen on it is not. */
function canonicalPath(url: string): string {
  const [path = "", query] = url.split("?");
  const page = new URLSearchParams(query).get("page");
  return page && /^\d+$/.test(page) ? `${path}?page=${page}` : path;
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&#39;",
  };
  return text.replaceAll(/[&<>"']/g, (character) => entities[character]!);
}

/** JSON that cannot end the script element it stands in. */
function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", String.raw`\u003c`);
}
