import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

const sources =
  /^(apps\/api\/src\/(features|platform)|packages\/(contract|domain)\/src)\/.*(?<!\.(test|factory))\.ts$/;

/**
 * Where English may stand: letters, papers, the trail, headings of sheets, what whoever starts the product reads, and
 * SQL. The names of species are Latin.
 */
const homes = [
  "apps/api/src/platform/(database|settings|markdown|mail|revision)/",
  "apps/api/src/platform/audit/trail-reasons.ts",
  "apps/api/src/platform/identity/",
  "apps/api/src/platform/http/(client-error|documentation|health|metrics|openapi).ts",
  "apps/api/src/platform/files/serve-files.ts",
  "apps/api/src/features/audit/name-row.ts",
  "apps/api/src/features/security/invitation-mail.ts",
  "apps/api/src/features/user/(add-user|administrator).service.ts",
  "apps/api/src/features/(draw|result)/paper/",
  "packages/domain/src/score/species-sizes.ts",
  String.raw`.*\.(letters|sheet|paper)\.ts$`,
  ".*-columns.ts$",
];
const isHome = new RegExp(`^(${homes.join("|")})`);

/** Names every sentence, or piece of one, that stands in the API, the contract or the rules instead of in a catalogue. */
export function findSentences(base, files) {
  return files
    .filter((file) => sources.test(file) && !isHome.test(file))
    .flatMap((file) => sentencesIn(file, readFileSync(join(base, file), "utf8")));
}

function sentencesIn(file, source) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const isSpoken = file.startsWith("packages/domain/") ? isSentence : isPiece;
  const found = [];
  visit(tree);
  return found;

  function visit(node) {
    const text = textOf(node);
    if (text !== undefined && isSpoken(text) && !isForPrograms(node, tree)) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
      found.push(
        `${file}:${line + 1} says "${text}": make it a code with a text in packages/contract/messages.`,
      );
    }
    ts.forEachChild(node, visit);
  }
}

function textOf(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join("");
}

/** Two words beside each other, or a word beside what is filled in. */
function isPiece(text) {
  return /\p{L}{2}[\p{L}',:.]* (\p{L}|…)|… \p{L}/u.test(text);
}

/** Rules name the streams of their dice in small letters; a sentence begins with a capital or what is filled in. */
function isSentence(text) {
  return isPiece(text) && /\p{Ll}/u.test(text) && /^[\p{Lu}"…]|[.?!]$/u.test(text) && !/^…\w/.test(text);
}

/** SQL and its aliases, errors that only we read, the log, and descriptions of the API. */
function isForPrograms(node, tree) {
  const { parent } = node;
  if (ts.isImportDeclaration(parent) || ts.isTaggedTemplateExpression(parent)) return true;
  if (/ as \w+$|^(is not|not in)$|; charset=|="|no-cache/.test(textOf(node))) return true;
  if (ts.isPropertyAssignment(parent)) return ["summary", "description"].includes(parent.name.getText(tree));
  if (ts.isNewExpression(parent))
    return /^(Aggregate|Range|Type)?Error$/.test(parent.expression.getText(tree));
  return (
    ts.isCallExpression(parent) && /\.(describe|debug|info|warn|error)$/.test(parent.expression.getText(tree))
  );
}
