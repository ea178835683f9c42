import MarkdownIt from "markdown-it";

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

function levelOf({ tag }: { tag: string }): number {
  return Number(tag.slice(1));
}

/** What an organizer wrote, as HTML. HTML in it is shown as text, and links lead nowhere but to web and mail. */
export function renderMarkdown(text: string): string {
  return markdown.render(text);
}
