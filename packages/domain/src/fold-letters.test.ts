import { expect, test } from "vitest";
import { foldLetters } from "./fold-letters.ts";

test.each([
  ["Žďár nad Sázavou", "zdar nad sazavou"],
  ["ŁÓDŹ", "lodz"],
  ["Tromsø", "tromso"],
  ["Œuvre Straße", "oeuvre strasse"],
  ["Δέλτα 7", "δελτα 7"],
])("%s is the same word as %s", (text, plain) => {
  expect(foldLetters(text)).toBe(plain);
});
