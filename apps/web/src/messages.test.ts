import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, test } from "vitest";

const src = fileURLToPath(new URL(".", import.meta.url));

/** Attributes and properties whose value a visitor reads or hears. */
const spoken =
  /^(aria-label|aria-description|title|placeholder|alt|label|help|description|sentence|caption|header|text|submitLabel|mustBeTicked)$/;

test("no component holds words of its own: they come from the message catalogue", () => {
  const files = listFiles(".tsx");
  expect(files.length).toBeGreaterThan(20);
  expect(files.flatMap((file) => wordsIn(file, readFileSync(src + file, "utf8")))).toEqual([]);
});

test.each([
  ["text between tags", "<p>Nothing here yet</p>", "Nothing here yet"],
  ["a single word", "<b>Save</b>", "Save"],
  ["a string in braces", '<p>{"Not found"}</p>', "Not found"],
  ["one side of a choice", '<p>{isOpen ? m.open() : "Closed for now"}</p>', "Closed for now"],
  ["a template", "<p>{`Hello ${name}`}</p>", "Hello"],
  ["a spoken attribute", '<input aria-label="Search this list" />', "Search this list"],
])("it finds %s", (_, jsx, words) => {
  expect(wordsIn("Example.tsx", `const example = ${jsx};`)).toEqual([`Example.tsx:1 ${words}`]);
});

test.each([
  "<p>/</p>",
  "<p>{m.ui_save()}</p>",
  '<path d="M2 2h4" />',
  '<td className="wide cell">{row.name}</td>',
])("it leaves %s alone", (jsx) => {
  expect(wordsIn("Example.tsx", `const example = ${jsx};`)).toEqual([]);
});

function wordsIn(file: string, source: string): string[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];

  function report(node: ts.Node, text: string) {
    const words = text.trim().replaceAll(/\s+/g, " ");
    if (!/\p{L}{2}/u.test(words)) return;
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
    found.push(`${file}:${line + 1} ${words}`);
  }

  /** The literals that an expression can answer with, not those it merely compares or passes on. */
  function reportAnswer(node: ts.Node | undefined): void {
    if (!node) return;
    if (ts.isStringLiteralLike(node)) report(node, node.text);
    else if (ts.isTemplateExpression(node))
      report(node, node.head.text + node.templateSpans.map((s) => s.literal.text).join(" "));
    else if (ts.isConditionalExpression(node)) [node.whenTrue, node.whenFalse].forEach(reportAnswer);
    else if (ts.isParenthesizedExpression(node)) reportAnswer(node.expression);
    else if (ts.isBinaryExpression(node)) reportAnswer(node.right);
  }

  function visit(node: ts.Node) {
    if (ts.isJsxText(node)) report(node, node.text);
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) reportAnswer(node.expression);
    if (ts.isJsxAttribute(node) && spoken.test(node.name.getText(tree))) {
      const value = node.initializer;
      reportAnswer(value && ts.isJsxExpression(value) ? value.expression : value);
    }
    ts.forEachChild(node, visit);
  }

  visit(tree);
  return found;
}

function listFiles(extension: string): string[] {
  const files = readdirSync(src, { recursive: true, encoding: "utf8" });
  return files.filter(
    (file) =>
      file.endsWith(extension) && !file.endsWith(`.test${extension}`) && !file.startsWith("paraglide"),
  );
}
