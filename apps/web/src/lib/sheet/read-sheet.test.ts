import { expect, test } from "vitest";
import { readSheet, readText } from "./read-sheet.ts";

const zip = [0x50, 0x4b, 0x03, 0x04, 20, 0];

test.each([
  ["a,b\n1,2\n", "commas"],
  ["a;b\r\n1;2", "semicolons"],
  ["a\tb\n1\t2", "tabs, as copied from a spreadsheet"],
  ["\uFEFFa,b\n\n1,2\n,\n", "a mark at the beginning and empty lines"],
  ["sep=;\r\na;b\r\n1;2", "a line that says what divides the others"],
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

test("a title above the headings divides nothing, and a comma in a name neither", () => {
  expect(readText("Entries of Spring Cup\nName;No\nBerg, Anna;1")).toEqual([
    ["Entries of Spring Cup"],
    ["Name", "No"],
    ["Berg, Anna", "1"],
  ]);
  expect(readText("Name\nBerg, Anna")).toEqual([["Name"], ["Berg, Anna"]]);
});

test.each([
  ["windows-1250", [0x8e, 0xef, 0xe1, 0x72], "Žďár"],
  [
    "windows-1250, Czech",
    [...ascii("Dvo"), 0xf8, 0xe1, ...ascii("k;Zden"), 0xec, ...ascii("k")],
    "Dvořák;Zdeněk",
  ],
  ["windows-1250, Polish", [0xa3, ...ascii("ukasz;"), 0xaf, ...ascii("ak;Toru"), 0xf1], "Łukasz;Żak;Toruń"],
  ["windows-1252, Danish", [0xd8, ...ascii("vre;S"), 0xf8, ...ascii("rensen")], "Øvre;Sørensen"],
  ["windows-1252, French", [...ascii("H"), 0xe9, ...ascii("l"), 0xe8, ...ascii("ne")], "Hélène"],
  [
    "windows-1252, Spanish",
    [...ascii("N"), 0xfa, 0xf1, ...ascii("ez;Pe"), 0xf1, ...ascii("a")],
    "Núñez;Peña",
  ],
  ["both parts of Europe alike", [...ascii("M"), 0xfc, ...ascii("ller")], "Müller"],
  ["UTF-8 with its mark", [0xef, 0xbb, 0xbf, 0xc5, 0xbd, ...ascii("ak")], "Žak"],
  ["UTF-16 with its mark", [0xff, 0xfe, 0x7d, 0x01, 0x61, 0x00], "Ža"],
  ["UTF-16, the other way round", [0xfe, 0xff, 0x01, 0x7d, 0x00, 0x61], "Ža"],
  ["UTF-16 without a mark", "Name;Žak".split("").flatMap(bothBytes), "Name;Žak"],
  ["the mark at the end of old files", [...ascii("Ann"), 0x1a], "Ann"],
])("a text keeps its letters: %s", async (_, bytes, text) => {
  const rows = await readSheet(new File([new Uint8Array(bytes)], "entries.csv"));
  expect(rows.flat().join(";")).toBe(text);
});

test.each([
  ["a photo", [0xff, 0xd8, 0xff, 0xe0, 0, 16, ...ascii("JFIF")], "image"],
  ["a photo of an iPhone", [0, 0, 0, 24, ...ascii("ftypheic")], "image"],
  ["a screenshot", [0x89, ...ascii("PNG"), 13, 10, 26, 10], "image"],
  ["a PDF", ascii("%PDF-1.7\n"), "pdf"],
  ["Excel of 1997", [0xd0, 0xcf, 0x11, 0xe0, 0, ...ascii("W\0o\0r\0k\0b\0o\0o\0k\0")], "old-excel"],
  ["Excel of 1995", [0x09, 0x08, 0x08, 0x00, 0, 5], "old-excel"],
  [
    "an Excel file with a password",
    [0xd0, 0xcf, 0x11, 0xe0, 0, ..."EncryptedPackage".split("").flatMap(bothBytes)],
    "encrypted",
  ],
  ["Word", [...zip, ...ascii("word/document.xml")], "word"],
  [
    "LibreOffice",
    [...zip, ...ascii("mimetypeapplication/vnd.oasis.opendocument.spreadsheet")],
    "open-document",
  ],
  ["a zip of something", [...zip, ...ascii("holiday.jpg")], "archive"],
  ["a damaged Excel file", [...zip, ...ascii("xl/workbook.xml")], "unreadable"],
  ["a web page called .xls", ascii("<html><table><tr><td>Ann"), "web-page"],
  ["rubbish called .csv", [0x4a, 0x00, 0x07, 0x93, 0xfe, 0x81, 0x01, 0x22, 0x05], "unreadable"],
  ["nothing at all", [], "empty"],
  ["blank lines", [0x20, 0x0a], "empty"],
])("what is no table is refused by its name: %s", async (_, bytes, code) => {
  await expect(readSheet(new File([new Uint8Array(bytes)], "x.csv"))).rejects.toMatchObject({ code });
});

test("what is too large is not even read", async () => {
  const file = new File([new Uint8Array(10_000_001)], "x.csv");
  await expect(readSheet(file)).rejects.toMatchObject({ code: "too-large" });
});

function ascii(text: string): number[] {
  return Array.from(text, (letter) => letter.charCodeAt(0));
}

/** As UTF-16 without a mark writes a letter. */
function bothBytes(letter: string): number[] {
  return [letter.charCodeAt(0) % 256, Math.floor(letter.charCodeAt(0) / 256)];
}
