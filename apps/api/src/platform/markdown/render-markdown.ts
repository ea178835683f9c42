import MarkdownIt from "markdown-it";

/** As much as the longest text can become without being made of empty table cells or repeated links. */
const MAX_HTML_LENGTH = 100_000;
/** Reached long before a text of that kind has been read to its end. */
const MAX_BLOCKS = 15_000;

const markdown = new MarkdownIt("default", { html: false, linkify: true, breaks: true });
// A picture from elsewhere would tell its host who reads the page; pictures are uploaded instead.
markdown.disable("image");
// The page's own heading is the first level: the text's highest is the second, and none below it is left out.
markdown.core.ruler.push("lower-headings", ({ tokens }) => {
  const headings = tokens.filter(({ type }) => type === "heading_open" || type === "heading_close");
  const highest = Math.min(...headings.map(levelOf));
  let above = 1;
  for (const heading of headings) {
    if (heading.type === "heading_open") above = Math.min(levelOf(heading) - highest + 2, above + 1, 6);
    heading.tag = `h${above}`;
  }
});
markdown.renderer.rules["link_open"] = (tokens, index, options, _environment, renderer) => {
  tokens[index]?.attrSet("rel", "nofollow noopener ugc");
  return renderer.renderToken(tokens, index, options);
};

class TooMuch extends Error {}

markdown.block.State = class extends markdown.block.State {
  override push(...token: Parameters<InstanceType<typeof markdown.block.State>["push"]>) {
    if (this.tokens.length > MAX_BLOCKS) throw new TooMuch();
    return super.push(...token);
  }
};

/**
 * What an organizer wrote, as HTML. HTML in it is shown as text, and links lead nowhere but to web and mail. Undefined
 * where a short text becomes a page that nobody should have to load, as a table of empty cells does.
 */
export function renderMarkdown(text: string): string | undefined {
  try {
    const html = markdown.render(text);
    return html.length <= MAX_HTML_LENGTH ? html : undefined;
  } catch (error) {
    if (error instanceof TooMuch) return undefined;
    throw error;
  }
}

/** The text as it was typed, for one that is too much as Markdown. */
export function renderPlain(text: string): string {
  return `<p>${markdown.utils.escapeHtml(text).replaceAll("\n", "<br>\n")}</p>\n`;
}

function levelOf({ tag }: { tag: string }): number {
  return Number(tag.slice(1));
}
