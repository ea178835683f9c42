import { expect, test } from "vitest";
import { anglerColumnNames } from "../angler/angler-columns.ts";
import { guessNameOrder, type NameOrder, nameOrderOfHeading, splitName } from "./name-order.ts";

test.each<[string, NameOrder, string, string]>([
  ["Anna Berg", "first-last", "Anna", "Berg"],
  ["Anna Maria Berg", "first-last", "Anna Maria", "Berg"],
  ["Berg Anna", "last-first", "Anna", "Berg"],
  ["Berg Anna Maria", "last-first", "Anna Maria", "Berg"],
  ["Berg, Anna", "first-last", "Anna", "Berg"],
  ["van der Berg , Anna", "last-first", "Anna", "van der Berg"],
  ["VAN DER BERG Anna", "last-first", "Anna", "VAN DER BERG"],
  ["Anna VAN DER BERG", "first-last", "Anna", "VAN DER BERG"],
  ["J. NOVÁK", "first-last", "J.", "NOVÁK"],
  ["ANNA BERG", "first-last", "ANNA", "BERG"],
  ["BERG ANNA", "last-first", "ANNA", "BERG"],
  ["Anna", "first-last", "", "Anna"],
  ["Anna", "last-first", "", "Anna"],
  ["", "last-first", "", ""],
])("%j, %s", (name, order, firstName, lastName) => {
  expect(splitName(name, order)).toEqual({ firstName, lastName });
});

test.each<[string[], NameOrder]>([
  [["Berg, Anna", "Novák, Jan"], "last-first"],
  [["BERG Anna", "Jan Novák", "ŽÁK Łukasz"], "last-first"],
  [["Anna BERG", "J. NOVÁK"], "first-last"],
  [["BERG ANNA", "NOVÁK JAN"], "first-last"],
  [["Berg Anna"], "first-last"],
  [[], "first-last"],
])("%j are written %s", (names, order) => {
  expect(guessNameOrder(names)).toBe(order);
});

test.each<[string, NameOrder | null]>([
  ["Nazwisko i imię", "last-first"],
  ["Imię i nazwisko", "first-last"],
  ["Příjmení a jméno", "last-first"],
  ["Nom et prénom", "last-first"],
  ["Nome e cognome", "first-last"],
  ["Cognome e nome", "last-first"],
  ["Vorname Nachname", "first-last"],
  ["Name", null],
  ["Zawodnik", null],
])("the heading %s says %s", (heading, order) => {
  expect(nameOrderOfHeading(heading, anglerColumnNames)).toBe(order);
});
