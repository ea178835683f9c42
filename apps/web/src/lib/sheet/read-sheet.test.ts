import { expect, test } from "vitest";
import { readSheet, readText } from "./read-sheet.ts";

test.each([
  ["a,b\n1,2\n", "commas"],
  ["a;b\r\n1;2", "semicolons"],
  ["a\tb\n1\t2", "tabs, as copied from a spreadsheet"],
  ["\uFEFFa,b\n\n1,2\n,\n", "a mark at the beginning and empty lines"],
])("%j: %s", (text) => {
  expect(readText(text)).toEqual([
    ["a", "b"],
    ["1", "2"],
  ]);
});

test("quotes hold delimiters, quotes and line ends", () => {
  expect(readText('a,b\n"x, ""y""\nz",2')).toEqual([
    ["a", "b"],
    ['x, "y"\nz', "2"],
  ]);
});

test("a file of an older spreadsheet keeps its accents", async () => {
  // "Žďár" in windows-1250.
  const file = new File([new Uint8Array([0x8e, 0xef, 0xe1, 0x72])], "teams.csv");
  expect(await readSheet(file)).toEqual([["Žďár"]]);
});

test.each([
  [new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0]), "old-excel"],
  [new Uint8Array([0x50, 0x4b, 0x03, 0x04, 1, 2, 3]), "unreadable"],
  [new Uint8Array([0x20, 0x0a]), "empty"],
  [new Uint8Array(10_000_001), "too-large"],
])("what is no table is refused: %#", async (bytes, code) => {
  await expect(readSheet(new File([bytes], "x"))).rejects.toMatchObject({ code });
});
