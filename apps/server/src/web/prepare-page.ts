import type { RenderedPage, WholePage } from "@tightlines/web/entry-server.tsx";
import { prepareBody } from "./prepared-body.ts";
import { sha256 } from "./sha256.ts";
import type { WebAnswer, WebPage } from "./web.ts";

/** A page as bytes; anything else that was rendered has none. */
export async function prepareAnswer(rendered: RenderedPage): Promise<WebAnswer> {
  return rendered.kind === "page" ? preparePage(rendered) : rendered;
}

export async function preparePage({ html, styles, ...page }: WholePage): Promise<WebPage> {
  return { ...page, stylesHash: styles ? sha256(styles) : undefined, body: await prepareBody(html) };
}
