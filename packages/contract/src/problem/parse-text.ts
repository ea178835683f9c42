/**
 * Reads the part of ICU MessageFormat that the catalogues use, which translators and their tools know:
 * `{name}`, `{limit, number}`, `{count, plural, one {# angler} other {# anglers}}`, `{place, select, team {…} other {…}}`.
 */
export type TextPart =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "count" }
  | { readonly kind: "fact"; readonly name: string; readonly format: string }
  | { readonly kind: "plural" | "select"; readonly name: string; readonly cases: Cases };

type Cases = Readonly<Record<string, readonly TextPart[]>>;

export function parseText(text: string): readonly TextPart[] {
  const known = parsed.get(text);
  if (known) return known;
  const reader = { text, at: 0 };
  const parts = readParts(reader, false);
  if (reader.at < text.length) throw new Error(`A bracket too many: ${text}`);
  parsed.set(text, parts);
  return parts;
}

/** Texts are few and are said again and again. */
const parsed = new Map<string, readonly TextPart[]>();

interface Reader {
  readonly text: string;
  at: number;
}

function readParts(reader: Reader, isInPlural: boolean): TextPart[] {
  const parts: TextPart[] = [];
  while (reader.at < reader.text.length && reader.text[reader.at] !== "}") {
    if (reader.text[reader.at] === "{") parts.push(readFact(reader, isInPlural));
    else if (isInPlural && reader.text[reader.at] === "#") {
      reader.at += 1;
      parts.push({ kind: "count" });
    } else parts.push({ kind: "text", text: read(reader, isInPlural ? /[^{}#]+/y : /[^{}]+/y) });
  }
  return parts;
}

function readFact(reader: Reader, isInPlural: boolean): TextPart {
  read(reader, /\{\s*/y);
  const name = read(reader, /\w+/y);
  if (!isNext(reader, ",")) {
    read(reader, /\s*\}/y);
    return { kind: "fact", name, format: "" };
  }
  const format = read(reader, /\s*,\s*\w+/y).replace(/[\s,]+/, "");
  if (format !== "plural" && format !== "select") {
    read(reader, /\s*\}/y);
    return { kind: "fact", name, format };
  }
  read(reader, /\s*,\s*/y);
  const cases: Record<string, readonly TextPart[]> = {};
  while (!isNext(reader, "}")) {
    const value = read(reader, /\s*[=\w-]+\s*\{/y).replaceAll(/[\s{]/g, "");
    cases[value] = readParts(reader, isInPlural || format === "plural");
    read(reader, /\}\s*/y);
  }
  read(reader, /\}/y);
  return { kind: format, name, cases };
}

function isNext({ text, at }: Reader, sign: string): boolean {
  return text.slice(at).trimStart().startsWith(sign);
}

function read(reader: Reader, what: RegExp): string {
  what.lastIndex = reader.at;
  const found = what.exec(reader.text)?.[0];
  if (found === undefined) throw new Error(`Cannot be read from character ${reader.at} on: ${reader.text}`);
  reader.at += found.length;
  return found;
}
