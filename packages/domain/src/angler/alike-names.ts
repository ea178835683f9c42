import { plain } from "../entry-list/guess-columns.ts";
import { isWithinSlips } from "./within-slips.ts";

export interface Names {
  firstName: string;
  lastName: string;
}

/** A name as it is compared: "Łukasz  Żak" and "lukasz zak" are one name. */
export interface NameKey {
  first: string;
  last: string;
  whole: string;
}

export function nameKey({ firstName, lastName }: Names): NameKey {
  const [first, last] = [plain(firstName), plain(lastName)];
  return { first, last, whole: first + last };
}

/** Whether two names are probably one person's: a slip of the pen, the names the other way round, a first name cut short. */
export function areAlike(a: NameKey, b: NameKey): boolean {
  if (a.whole === b.whole || a.whole === b.last + b.first) return true;
  if (a.last === b.last && isCutShort(a.first, b.first)) return true;
  const [one, other] = [a.whole.slice(0, LETTERS_COMPARED), b.whole.slice(0, LETTERS_COMPARED)];
  return isWithinSlips(one, other, Math.max(one.length, other.length) / 4);
}

/** More than a name has. Comparing takes as long as both lengths multiplied. */
const LETTERS_COMPARED = 100;

function isCutShort(a: string, b: string): boolean {
  return a !== "" && b !== "" && (a.startsWith(b) || b.startsWith(a));
}
