import { foldLetters } from "../fold-letters.ts";
import type { Names } from "./alike-names.ts";
import { shortenMinor } from "./shorten-minor.ts";

/**
 * A team's captain as the public reads it where the event hides its youth. The captain is a text that anybody may write: it
 * is about somebody under age when every word of their name stands in it, in whatever order, case and accents.
 */
export function shortenCaptain(captain: string, minors: readonly Names[]): string {
  const said = new Set(wordsOf(captain));
  const minor = minors.find(({ firstName, lastName }) => {
    const words = wordsOf(`${firstName} ${lastName}`);
    return words.length > 0 && words.every((word) => said.has(word));
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
