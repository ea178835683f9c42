import { formatRational, parseRational } from "@tightlines/domain/number/format-rational";
import { isRational } from "@tightlines/domain/number/rational";
import type { Control } from "../switches/switch.ts";

/** The controls that are typed into. */
export type TypedControl = Extract<
  Control,
  { type: "whole" | "exact" | "wholes" | "wholeOr" | "text" | "exacts" | "words" }
>;

/** What typed text means for a switch; undefined when it means nothing. */
export function readTyped(control: TypedControl, typed: string): { value: unknown } | undefined {
  const text = typed.trim();
  switch (control.type) {
    case "whole":
      return readWhole(text);
    case "exact":
      return readExact(text);
    case "wholeOr":
      return text === "" || text === control.word ? { value: control.word } : readWhole(text);
    case "wholes": {
      const all = readAll(text, readWhole);
      return all?.length === 1 ? { value: all[0] } : all && { value: all };
    }
    case "exacts": {
      const all = readAll(text, readExact);
      return all && { value: all };
    }
    case "words":
      return text === "" ? undefined : { value: splitList(text) };
    case "text":
      return text === "" ? undefined : { value: text };
  }
}

/** A stored value as it is typed. */
export function writeTyped(value: unknown): string {
  if (Array.isArray(value)) return value.map(writeTyped).join(", ");
  if (isRational(value)) return formatRational(value);
  return typeof value === "string" && value !== "all" ? value : "";
}

function readWhole(text: string): { value: unknown } | undefined {
  return /^-?\d{1,15}$/.test(text) ? { value: Number(text) } : undefined;
}

/** Half of Europe types a decimal comma. */
function readExact(text: string): { value: unknown } | undefined {
  if (text.length > LONGEST) return undefined;
  const value = parseRational(text.replace(/^(-?\d+),(\d+)$/, "$1.$2"));
  return value === undefined || !isRational(value) ? undefined : { value };
}

const LONGEST = 30;

function readAll(
  text: string,
  read: (part: string) => { value: unknown } | undefined,
): readonly unknown[] | undefined {
  const parts = splitList(text).map(read);
  return parts.length > 0 && parts.every((part) => part !== undefined)
    ? parts.map((part) => part?.value)
    : undefined;
}

function splitList(text: string): readonly string[] {
  return text
    .split(/[,;\n]+/)
    .map((part) => part.trim())
    .filter(Boolean);
}
