import { expect, test } from "vitest";
import { sectorHue } from "./sector-hue.ts";

test("letters go on after Z as in a spreadsheet", () => {
  expect([0, 9, 25, 26, 27, 51, 52].map((index) => sectorHue(index).letter)).toEqual([
    "A",
    "J",
    "Z",
    "AA",
    "AB",
    "AZ",
    "BA",
  ]);
});
