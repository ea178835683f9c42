import { plain } from "../entry-list/guess-columns.ts";

export interface Names {
  firstName: string;
  lastName: string;
}

/** Letters and digits alone: "Łukasz  Żak" and "lukasz zak" are one name. */
export function nameKey({ firstName, lastName }: Names): string {
  return plain(`${firstName} ${lastName}`);
}

/** Whether two names are probably one person's: a slip of the pen, the names the other way round, a first name cut short. */
export function areAlike(a: Names, b: Names): boolean {
  const [one, other] = [nameKey(a), nameKey(b)];
  if (one === other || one === plain(`${b.lastName} ${b.firstName}`)) return true;
  if (plain(a.lastName) === plain(b.lastName) && isCutShort(plain(a.firstName), plain(b.firstName)))
    return true;
  return countSlips(one, other) <= Math.max(one.length, other.length) / 4;
}

function isCutShort(a: string, b: string): boolean {
  return a !== "" && b !== "" && (a.startsWith(b) || b.startsWith(a));
}

/** How many letters must be added, left out or replaced to make one word of the other. */
function countSlips(a: string, b: string): number {
  let before = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = before[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(replaced, before[j]! + 1, row[j - 1]! + 1));
    }
    before = row;
  }
  return before[b.length]!;
}
