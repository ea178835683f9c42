import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

/**
 * Names every value of an enumeration that is written like a name. Values have small letters and hyphens ("last-place");
 * only what is the name of a field somewhere may have capitals. What travels is also held by a test of the contract.
 */
export function findMisspeltValues(base, files) {
  const sources = files
    .filter((file) => /^packages\/[^/]+\/src\/.*\.ts$/.test(file) && !file.includes(".test."))
    .map((file) => parse(file, readFileSync(join(base, file), "utf8")));
  const fields = new Set(sources.flatMap((source) => collect(source, nameOfField)));
  return sources.flatMap((source) =>
    collect(source, literalType)
      .filter((value) => /[a-z][A-Z]|_| /.test(value) && !fields.has(value))
      .map((value) => `${source.fileName}: the value "${value}" is written with small letters and hyphens.`),
  );
}

function parse(file, text) {
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
}

function collect(node, read) {
  const found = [];
  ts.forEachChild(node, function visit(child) {
    const value = read(child);
    if (value !== undefined) found.push(value);
    ts.forEachChild(child, visit);
  });
  return found;
}

function nameOfField(node) {
  const isField =
    ts.isPropertySignature(node) || ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node);
  return isField && ts.isIdentifier(node.name) ? node.name.text : undefined;
}

function literalType(node) {
  return ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) ? node.literal.text : undefined;
}
