import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { listFiles } from "../steps/files.mjs";
import { nouns, platformTables, tables } from "./nouns.mjs";

const features = "apps/api/src/features/";
const schema = "apps/api/src/platform/database/schema.ts";

/** The order of the nouns in SQL: a repository names no table of a later noun. What spans nouns stands above them. */
export function findLaterTables(base) {
  const repositories = listFiles(base, [features.slice(0, -1)]).filter((file) =>
    file.endsWith(".repository.ts"),
  );
  return [
    ...(repositories.length === 0 ? ["There is no repository to check."] : []),
    ...findUnknownTables(readFileSync(join(base, schema), "utf8")),
    ...repositories.flatMap((file) => findLaterIn(file, readFileSync(join(base, file), "utf8"))),
  ];
}

/** Which tables of later nouns one repository names, each with its line. */
export function findLaterIn(file, text) {
  const noun = file.slice(features.length).split("/")[0];
  const place = nouns.indexOf(noun);
  if (place < 0)
    return [`${file} stands in the folder of no noun: add "${noun}" to scripts/check/nouns.mjs.`];
  const lines = new Map();
  for (const { table, line } of findNamedTables(file, text))
    if (nouns.indexOf(nounOf.get(table)) > place && !lines.has(table)) lines.set(table, line);
  return [...lines].map(([table, line]) => {
    const later = nounOf.get(table);
    return (
      `${file}:${line} names the table ${table}, but ${later} comes after ${noun}. ` +
      `Let ${later} hand it over in app.ts, or do it where all nouns are known.`
    );
  });
}

const nounOf = new Map(Object.entries(tables).flatMap(([noun, names]) => names.map((name) => [name, noun])));

/** A table that nobody has given to a noun would escape the check. */
function findUnknownTables(text) {
  const known = new Set([...nounOf.keys(), ...platformTables]);
  const file = ts.createSourceFile(schema, text, ts.ScriptTarget.Latest);
  const declared = file.statements.find(
    (node) => ts.isInterfaceDeclaration(node) && node.name.text === "Schema",
  );
  return (declared?.members ?? [])
    .map((member) => member.name.text)
    .filter((name) => !known.has(name))
    .map((name) => `The table ${name} belongs to no noun: name it in scripts/check/nouns.mjs.`);
}

/** Every table that a file names: in Kysely's calls, in "table.column", and inside sql`…`. */
function findNamedTables(path, text) {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const add = (node, names) => {
    const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    for (const table of names) found.push({ table, line });
  };
  const visit = (node) => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression))
      if (takesTable.test(node.expression.name.text))
        add(
          node,
          node.arguments.flatMap((each) => listTables(each)),
        );
    if (ts.isStringLiteralLike(node)) add(node, listTables(node, /^(\w+)\.\w+/));
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === "sql")
      add(node, listInSql(node.template));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const takesTable =
  /^(selectFrom|insertInto|updateTable|deleteFrom|mergeInto|replaceInto|from|using|\w+Join(Lateral)?|table)$/;

/** "event", "event as other", and each of ["event", "session"]. */
function listTables(node, shape = /^(\w+)( as \w+)?$/) {
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap((each) => listTables(each));
  const name = ts.isStringLiteralLike(node) ? shape.exec(node.text)?.[1] : undefined;
  return nounOf.has(name) ? [name] : [];
}

/** SQL is written in snake_case. Texts and comments in it name nothing, nor does what stands behind a dot or `as`. */
function listInSql(template) {
  const parts = ts.isNoSubstitutionTemplateLiteral(template)
    ? [template.text]
    : [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)];
  const plain = parts
    .join(" ? ")
    .replaceAll(/'[^']*'/g, "''")
    .replaceAll(/--.*$/gm, "");
  return [...nounOf.keys()].filter((table) => {
    const name = table.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    // `group` and `user` are words of SQL itself: the tables of that name are always quoted.
    const written = ["group", "user"].includes(name) ? `"${name}"` : `"?\\b${name}\\b"?`;
    return new RegExp(`(?<!\\.)(?<!\\bas )${written}`, "i").test(plain);
  });
}
