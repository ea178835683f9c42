import { readFileSync } from "node:fs";
import { join } from "node:path";

const rulebook = "docs/rules/rulebook.md";
const code = /(?<![\w[./#"'`-])[FCUKPTMBYZRW]\d{1,2}(?![\w\]-])/g;
const source = /(?<=\[)[SD]\d{1,3}(?=\])/g;
const sections = /(?<=\brulebook )\d+(\.\d+)?((, | and | to )\d+(\.\d+)?)*/gi;
const page = /(?<![\w/.:-])[\w-][\w./-]*\.md\b/g;

/** Names every rule, source and page that a comment or a document cites and that nobody can look up. */
export function findDeadCitations(base, files) {
  const cites = (file) => /^(packages|apps|docs)\/.*\.(tsx?|mjs|css|md)$/.test(file);
  const entries = files.includes(rulebook)
    ? listEntries(readFileSync(join(base, rulebook), "utf8"))
    : new Set();
  const isPage = (name) => files.some((file) => `/${file}`.endsWith(`/${name.replace(/^(\.\.?\/)+/, "")}`));
  return files.filter(cites).flatMap((file) => {
    const text = readFileSync(join(base, file), "utf8");
    const prose = file.endsWith(".md") ? text : readComments(text);
    const dead = [
      ...listCited(prose)
        .filter((entry) => !entries.has(entry))
        .map((entry) => `${entry}, which is not in ${rulebook}`),
      ...(prose.match(page) ?? [])
        .filter((name) => !isPage(name))
        .map((name) => `${name}, which is not in this repository`),
    ];
    return [...new Set(dead)].map((what) => `${file} cites ${what}.`);
  });
}

/** What can be cited: rules and sources stand first in their row, sections in their heading, examples in bold. */
function listEntries(text) {
  const rows = text.matchAll(/^\| *([A-Z]\d+|\d+\.\d+) *\|/gm);
  const headings = text.matchAll(/^##+ (\d+(?:\.\d+)?)\b/gm);
  const examples = text.matchAll(/^\*\*(W\d+)\*\*/gm);
  return new Set([...rows, ...headings, ...examples].map(([, entry]) => entry));
}

function listCited(prose) {
  const numbers = (prose.match(sections) ?? []).flatMap((list) => list.split(/, | and | to /));
  return [...(prose.match(code) ?? []), ...(prose.match(source) ?? []), ...numbers];
}

function readComments(text) {
  return (text.match(/\/\*[^]*?\*\/|(?<!:)\/\/.*/g) ?? []).join("\n");
}
