import { plain } from "./guess-columns.ts";

/** How the whole name of a person is written in one cell. */
export const nameOrders = ["first-last", "last-first"] as const;

export type NameOrder = (typeof nameOrders)[number];

/**
 * Tells first and last name apart. A comma always follows the last name. Where one part is written in capitals, as in
 * "VAN DER BERG Anna", that part is the last name; otherwise it is one word.
 */
export function splitName(name: string, order: NameOrder): { firstName: string; lastName: string } {
  const [family = "", given] = name.split(/\s*,\s*/);
  if (given !== undefined) return { firstName: given, lastName: family };
  const words = name.split(/\s+/).filter(Boolean);
  if (order === "last-first") {
    const length = countCapitals(words) || 1;
    return { firstName: words.slice(length).join(" "), lastName: words.slice(0, length).join(" ") };
  }
  const length = countCapitals(words.toReversed()) || 1;
  return { firstName: words.slice(0, -length).join(" "), lastName: words.slice(-length).join(" ") };
}

/** Commas, and capitals at the one end or the other, tell how a list writes its names; without them the first name is first. */
export function guessNameOrder(names: readonly string[]): NameOrder {
  let votes = 0;
  for (const name of names) {
    const words = name.split(/\s+/).filter(Boolean);
    if (name.includes(",") || countCapitals(words) > 0) votes += 1;
    else if (countCapitals(words.toReversed()) > 0) votes -= 1;
  }
  return votes > 0 ? "last-first" : "first-last";
}

/** What the heading of a column says about it: "Nazwisko i imię" has the last name first. Null where it says nothing. */
export function nameOrderOfHeading(
  heading: string,
  { firstName, lastName }: Readonly<Record<"firstName" | "lastName", readonly string[]>>,
): NameOrder | null {
  const said = firstWord(heading);
  if (lastName.map(firstWord).includes(said)) return "last-first";
  return firstName.map(firstWord).includes(said) ? "first-last" : null;
}

/** "Nom" and "nome" are words of two languages, for two names. */
function firstWord(heading: string): string {
  return plain(heading.trim().split(/[\s,/-]/)[0] ?? "");
}

/** How many words from the first on are in capitals; 0 when all are, for then they tell nothing. */
function countCapitals(words: readonly string[]): number {
  const length = words.findIndex((word) => !isInCapitals(word));
  return length === -1 ? 0 : length;
}

/** An initial is no word in capitals. */
function isInCapitals(word: string): boolean {
  return word === word.toUpperCase() && word.replaceAll(/[^\p{Lu}]/gu, "").length > 1;
}
