import { foldLetters } from "../fold-letters.ts";
import type { Names } from "./alike-names.ts";
import { shortenMinor } from "./shorten-minor.ts";

/**
 * A team's captain as the public reads it where the event hides its youth. The captain is a text that anybody may write: it
 * is about somebody under age when their family name stands in it alone, or with their first name or its initial, in whatever
 * order, case and accents. Somebody of age who is called alike is shortened, too: the other mistake would be worse.
 */
export function shortenCaptain(captain: string, minors: readonly Names[]): string {
  const said = new Set(wordsOf(captain));
  const minor = minors.find(({ firstName, lastName }) => {
    const [given = ""] = wordsOf(firstName);
    const [family] = wordsOf(lastName);
    if (family === undefined || !said.has(family)) return false;
    return said.size === 1 || said.has(given) || said.has(given.slice(0, 1));
  });
  if (!minor) return captain;
  const { firstName, lastName } = shortenMinor({ ...minor, club: "" });
  return `${firstName} ${lastName}`.trim();
}

function wordsOf(text: string): string[] {
  return foldLetters(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
