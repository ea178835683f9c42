import { expect, test } from "vitest";
import { anglerColumnNames } from "../angler/angler-columns.ts";
import { guessColumns, isHeader } from "./guess-columns.ts";

test.each([
  [
    ["No.", "First name", "Last name", "Team", "Reserve"],
    ["number", "firstName", "lastName", "team", "isReserve"],
  ],
  [
    ["Startnr.", "Nachname", "Vorname", "Mannschaft", "Verein", "Land"],
    ["number", "lastName", "firstName", "team", "club", "country"],
  ],
  [
    ["Číslo", "Příjmení", "Jméno", "Družstvo", "Kategorie", "Náhradník"],
    ["number", "lastName", "firstName", "team", "category", "isReserve"],
  ],
  [
    ["Zawodnik", "Drużyna", "Koło"],
    ["fullName", "team", "club"],
  ],
  [
    ["Angler name", "Team name", "Shirt size", ""],
    ["fullName", "team", null, null],
  ],
  [
    ["Licence number 2027", "Name", "Name"],
    ["licence", "fullName", null],
  ],
])("%j are understood", (header, fields) => {
  expect(guessColumns(header, anglerColumnNames)).toEqual(fields);
});

test("a first line that is already somebody is no header", () => {
  expect(isHeader(["1", "Jan", "Novák", "Sázava"], anglerColumnNames)).toBe(false);
  expect(isHeader(["Nr", "Vorname", "Nachname"], anglerColumnNames)).toBe(true);
});
