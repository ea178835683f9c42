import type { RegistrationSettings } from "@tightlines/contract/registration/registration-settings";
import { expect, test } from "vitest";
import { readCapacity, readFee, settingsOf, valuesOf } from "./settings-values.ts";

const settings: RegistrationSettings = {
  mode: "first-come",
  holdHours: 24,
  categories: [
    { category: "open", fee: 2550, capacity: null },
    { category: "youth", fee: 0, capacity: 10 },
  ],
  currency: "EUR",
  accountName: "Herons",
  iban: "CZ6508000000192000145399",
  bic: "",
  questions: [
    { id: "meal", label: "Which meal?", kind: "choice", options: ["Fish", "None"], isRequired: true },
    { id: "boat", label: "A boat?", kind: "yes-no", options: [], isRequired: false },
  ],
  hidesMinors: true,
  revision: 3,
};

test("settings survive the way into the form and back", () => {
  const values = valuesOf(settings);
  expect(values.categories).toEqual([
    { key: 0, category: "open", fee: "25.50", capacity: "" },
    { key: 1, category: "youth", fee: "0.00", capacity: "10" },
  ]);
  const { revision: _seen, ...sent } = settings;
  expect(settingsOf(values)).toEqual({ ...sent, iban: "CZ65 0800 0000 1920 0014 5399" });
});

test.each([
  ["25.00", "EUR", 2500],
  ["0,1", "EUR", 10],
  ["1 250,50", "czk", 125_050],
  ["2500", "JPY", 2500],
  ["", "EUR", 0],
  ["0.125", "EUR", undefined],
  ["-5", "EUR", undefined],
  ["free", "EUR", undefined],
])("the fee %j in %s is %s", (text, currency, units) => {
  expect(readFee(text, currency)).toBe(units);
});

test.each([
  ["", null],
  ["0", 0],
  [" 12 ", 12],
  ["1.5", undefined],
  ["-1", undefined],
  ["100000", undefined],
])("the capacity %j is %s", (text, places) => {
  expect(readCapacity(text)).toBe(places);
});

test("options belong to a choice alone", () => {
  const [meal] = valuesOf(settings).questions;
  const text = { ...meal!, kind: "text" as const };
  expect(settingsOf({ ...valuesOf(settings), questions: [text] }).questions[0]?.options).toEqual([]);
});
