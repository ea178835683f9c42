import { expect, test } from "vitest";
import { renderMarkdown, renderPlain } from "./render-markdown.ts";

test("Markdown becomes HTML one heading level below the page's own", () => {
  expect(renderMarkdown("# Rules\n\n- **no** lead")).toBe(
    "<h2>Rules</h2>\n<ul>\n<li><strong>no</strong> lead</li>\n</ul>\n",
  );
});

test.each([
  ["## Programme\n### Friday", "h2 h3"],
  ["# One\n#### Deep\n# Two", "h2 h3 h2"],
  ["### Low first\n# High\n## Middle", "h2 h2 h3"],
  ["# 1\n## 2\n### 3\n#### 4\n##### 5\n###### 6", "h2 h3 h4 h5 h6 h6"],
])("the headings of %j leave no level out", (text, levels) => {
  const html = renderMarkdown(text)!;
  expect([...html.matchAll(/<(h\d)>/g)].map(([, tag]) => tag).join(" ")).toBe(levels);
  expect([...html.matchAll(/<\/(h\d)>/g)].map(([, tag]) => tag).join(" ")).toBe(levels);
});

test.each([
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "[a](javascript:alert(1))",
  "[a](data:text/html;base64,PHNjcmlwdD4=)",
  "[a](vbscript:x)",
  "![x](https://tracker.example/pixel.png)",
  '<a href="javascript:alert(1)">x</a>',
  "[x]: javascript:alert(1)\n\n[x]",
])("%s is inert", (text) => {
  const html = renderMarkdown(text)!;
  expect(html).not.toMatch(/<(script|img|iframe|svg)|href="(javascript|data|vbscript)/i);
  expect(html).not.toMatch(/<[^>]*\son\w+=/i);
});

test("links are marked as written by users", () => {
  expect(renderMarkdown("https://example.org")).toContain('rel="nofollow noopener ugc"');
});

const row = `${"|-".repeat(10)}|\n`;

test.each([
  ["a table of ten columns with a cell in each row", `${"|a".repeat(10)}|\n${row}${"a\n".repeat(9_900)}`],
  ["a list without words", "- a\n".repeat(5_000)],
  ["the same long link again and again", `[a]: b${"c".repeat(2_000)}\n\n${"[a] ".repeat(4_000)}`],
])("%s is too much", (_, text) => {
  expect(text.length).toBeLessThanOrEqual(20_000);
  expect(renderMarkdown(text)).toBeUndefined();
});

test("a long programme with a timetable is not too much", () => {
  const day = `## Saturday\n\n|Time|What|Where|\n|-|-|-|\n${"|10:00|Weigh-in of sector A|Boathouse|\n".repeat(40)}\n`;
  const text = `${day.repeat(10)}${"Bring boots, a landing net and a good mood. ".repeat(100)}`.slice(
    0,
    20_000,
  );
  expect(text).toHaveLength(20_000);
  expect(renderMarkdown(text)).toContain("<td>Boathouse</td>");
});

test("what is too much is shown as it was typed", () => {
  expect(renderPlain("<b>\n|a|")).toBe("<p>&lt;b&gt;<br>\n|a|</p>\n");
});
