import { foldLetters } from "../fold-letters.ts";

/** What a column of a spreadsheet can hold, and how such columns are headed in the languages of our clubs. */
export type ColumnNames<Field extends string> = Readonly<Record<Field, readonly string[]>>;

/**
 * Says for each column of a header which field it probably holds, or null. Every field is given once, to the column
 * whose heading fits it best; headings are compared without accents, case and punctuation.
 */
export function guessColumns<Field extends string>(
  header: readonly string[],
  names: ColumnNames<Field>,
): (Field | null)[] {
  const headings = header.map(plain);
  const guesses = header.map((): Field | null => null);
  const fields = Object.keys(names) as Field[];
  const known = plainNames(names);
  for (const fits of [isName, startsWithName]) {
    for (const field of fields.filter((each) => !guesses.includes(each))) {
      const column = headings.findIndex(
        (heading, index) => guesses[index] === null && heading !== "" && fits(heading, known[field]),
      );
      if (column >= 0) guesses[column] = field;
    }
  }
  return guesses;
}

/** Titles, dates and places stand above the headings of a real list; a list whose headings come later has none. */
const TITLE_LINES = 20;

/**
 * Which row heads the columns, or null where the list begins with somebody: the first with the most known headings. Below a title
 * it needs two of them, since a title can be a word like "Team".
 */
export function findHeader(rows: readonly (readonly string[])[], names: ColumnNames<string>): number | null {
  const counts = rows.slice(0, TITLE_LINES).map((row) => countHeadings(row, names));
  const most = Math.max(0, ...counts);
  if (most >= 2) return counts.indexOf(most);
  return counts[0] === 1 ? 0 : null;
}

function countHeadings(row: readonly string[], names: ColumnNames<string>): number {
  return guessColumns(row, names).filter((field) => field !== null).length;
}

function isName(heading: string, names: readonly string[]): boolean {
  return names.includes(heading);
}

function startsWithName(heading: string, names: readonly string[]): boolean {
  return names.some((name) => name.length > 3 && heading.startsWith(name));
}

/** Many rows may be looked at before the headings are found: the names are made plain once. */
function plainNames<Field extends string>(names: ColumnNames<Field>): ColumnNames<Field> {
  let known = madePlain.get(names);
  if (!known) {
    const entries = Object.entries<readonly string[]>(names);
    known = Object.fromEntries(entries.map(([field, list]) => [field, list.map(plain)]));
    madePlain.set(names, known);
  }
  return known;
}

const madePlain = new WeakMap<ColumnNames<string>, ColumnNames<string>>();

/** Letters and digits alone, in small letters and without accents: "Start-Nr." becomes "startnr". */
export function plain(text: string): string {
  const letters = text.normalize("NFKD").slice(0, PLAIN_MAX_LENGTH);
  return foldLetters(letters).replaceAll(/[^\p{L}\p{N}]/gu, "");
}

/** Room for 80 characters of any script. A single character can stand for 18 letters, and a cell can be filled with it. */
const PLAIN_MAX_LENGTH = 250;
