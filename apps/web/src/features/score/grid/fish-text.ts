import type { CatchInput } from "@tightlines/contract/score/score-values";
import type { CatchValues } from "@tightlines/domain/score/entered-score";
import { entryFields } from "@tightlines/domain/score/entry-fields";
import type { ScoreBook } from "../device/score-book.ts";
import { readMeasure, writeMeasure } from "../measure.ts";

/** What an event measures, in the order in which it is typed. */
function measuresOf({ rules }: ScoreBook): readonly ("length" | "weight")[] {
  const fields = entryFields(rules.catching);
  const needed = (["length", "weight"] as const).filter((name) => fields[name] === "needed");
  const useful = (["length", "weight"] as const).filter((name) => fields[name] === "useful");
  return needed.length > 0 ? needed : useful.slice(0, 1);
}

/**
 * The fish of one cell: a species stands for all that follow it, and may be left out where there is only one. "BTR 32.3 28"
 * are two fish; where two sizes are needed they stand together, "BTR 32.3/450". Undefined where a word is neither.
 */
export function readFishText(text: string, book: ScoreBook): CatchInput[] | undefined {
  const measures = measuresOf(book);
  let species = book.species.length === 1 ? book.species[0] : undefined;
  const fish: CatchInput[] = [];
  for (const word of wordsOf(text)) {
    const [, code = "", sizes = ""] = /^([a-z]*)(.*)$/i.exec(word) ?? [];
    if (code !== "") species = book.species.find((each) => each.code === code.toUpperCase());
    if (!species) return undefined;
    if (sizes === "" && measures.length > 0 && code !== "") continue;
    const read = readSizes(sizes, measures, book);
    if (!read) return undefined;
    fish.push({ ...emptyFish, ...read, speciesId: species.id });
  }
  return fish;
}

/** As it would be typed. */
export function writeFishText(catches: readonly CatchValues[], book: ScoreBook): string {
  const measures = measuresOf(book);
  let last: string | undefined = book.species.length === 1 ? String(book.species[0]!.id) : undefined;
  return catches
    .map((fish) => {
      const code = book.species.find(({ id }) => String(id) === fish.species)?.code ?? "?";
      const isNamed = fish.species !== last || measures.length === 0;
      last = fish.species;
      return [isNamed ? code : "", writeSizes(fish, measures, book)].filter(Boolean).join(" ");
    })
    .join(" ");
}

const emptyFish = {
  lengthMm: null,
  weightGrams: null,
  count: 1,
  isDead: false,
  isTagged: false,
  lineClassKg: null,
  caughtAt: null,
  deductions: [],
};

/** A comma between digits is a decimal comma, and any other one ends a fish. */
function wordsOf(text: string): string[] {
  return text
    .split(/[\s;+]+|,(?!\d)/)
    .map((word) => word.trim())
    .filter((word) => word !== "");
}

function readSizes(
  text: string,
  measures: readonly ("length" | "weight")[],
  { event: { units } }: ScoreBook,
) {
  const parts = text === "" ? [] : text.split("/");
  if (parts.length !== measures.length) return undefined;
  const [lengthMm, weightGrams] = (["length", "weight"] as const).map((name) => {
    const part = parts[measures.indexOf(name)];
    return part === undefined ? null : (readMeasure(part, name, units) ?? 0);
  });
  return lengthMm === 0 || weightGrams === 0
    ? undefined
    : { lengthMm: lengthMm ?? null, weightGrams: weightGrams ?? null };
}

function writeSizes(
  { lengthMm, weightGrams }: CatchValues,
  measures: readonly ("length" | "weight")[],
  { event: { units } }: ScoreBook,
): string {
  return measures
    .map((name) => {
      const value = name === "length" ? lengthMm : weightGrams;
      return value === undefined ? "?" : writeMeasure(value, name, units);
    })
    .join("/");
}
