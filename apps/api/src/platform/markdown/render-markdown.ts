import MarkdownIt from "markdown-it";

const markdown = new MarkdownIt("default", { html: false, linkify: true, breaks: true });
// A picture from elsewhere would tell its host who reads the page; pictures are uploaded instead.
markdown.disable("image");
// The page's own heading is the first level.
markdown.core.ruler.push("lower-headings", ({ tokens }) => {
  for (const token of tokens) {
    if (token.type.startsWith("heading_")) token.tag = `h${Math.min(Number(token.tag.slice(1)) + 1, 6)}`;
  }
});
markdown.renderer.rules["link_open"] = (tokens, index, options, _environment, renderer) => {
  tokens[index]?.attrSet("rel", "nofollow noopener ugc");
  return renderer.renderToken(tokens, index, options);
};

/** What an organizer wrote, as HTML. HTML in it is shown as text, and links lead nowhere but to web and mail. */
export function renderMarkdown(text: string): string {
  return markdown.render(text);
}
