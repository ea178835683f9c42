import { expect, test } from "vitest";
import { anglerColumnNames } from "../angler/angler-columns.ts";
import { findHeader, guessColumns } from "./guess-columns.ts";

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
    ["Lp.", "Nr startowy", "Nazwisko i imię", "Drużyna", "Nr licencji"],
    [null, "number", "fullName", "team", "licence"],
  ],
  [
    ["Dossard", "Nom et prénom", "Club", "N° licence"],
    ["number", "fullName", "club", null],
  ],
  [
    ["Licence number 2027", "Name", "Name"],
    ["licence", "fullName", null],
  ],
])("%j are understood", (header, fields) => {
  expect(guessColumns(header, anglerColumnNames)).toEqual(fields);
});

const polish = ["Nr startowy", "Nazwisko i imię", "Koło"];

test.each([
  [
    "the first line",
    [
      ["Nr", "Vorname", "Nachname"],
      ["1", "Jan", "Novák"],
    ],
    0,
  ],
  ["a single known heading above everything", [["Team"], ["Herons"]], 0],
  [
    "below a title and an empty line",
    [["Zawody o puchar koła"], ["14.05.2027", "Żar"], [""], polish, ["1"]],
    3,
  ],
  ["not a title that is a known word", [["Team"], polish, ["1", "Kowalski Jan", "Odra"]], 1],
  ["nowhere, where the list begins with somebody", [["1", "Jan", "Novák", "Sázava"]], null],
  ["nowhere in an empty list", [], null],
])("the headings are %s", (_name, rows, at) => {
  expect(findHeader(rows, anglerColumnNames)).toBe(at);
});
