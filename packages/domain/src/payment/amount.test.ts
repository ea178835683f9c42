import fc from "fast-check";
import { expect, test } from "vitest";
import { AMOUNT_MAX_UNITS, readUnits, writeUnits } from "./amount.ts";
import { decimalsOf, isCurrency } from "./currency.ts";

test.each([
  ["12.50", "EUR", 1250],
  ["12,5", "EUR", 1250],
  ["1 250,50", "CZK", 125_050],
  ["1\u00A0250,50 Kč", "CZK", 125_050],
  ["1.250,50", "EUR", 125_050],
  ["1,250.50", "GBP", 125_050],
  ["1'250.50", "CHF", 125_050],
  ["1.250", "EUR", 125_000],
  ["1.250.000", "EUR", 125_000_000],
  ["€25", "EUR", 2500],
  ["25 eur", "EUR", 2500],
  ["-1 250,00 PLN", "PLN", -125_000],
  ["-€40.00", "EUR", -4000],
  ["40,00-", "EUR", -4000],
  ["\u221240,00", "EUR", -4000],
  ["+40", "EUR", 4000],
  ["-0,00", "EUR", 0],
  ["12 500", "HUF", 1_250_000],
  ["2500", "JPY", 2500],
  ["2500.00", "JPY", 2500],
  ["2,500", "JPY", 2500],
  ["1.250", "KWD", 1250],
  ["25.0000", "EUR", 2500],
])("%j in %s are %i units", (text, currency, units) => {
  expect(readUnits(text, currency)).toBe(units);
});

test.each([
  ["", "EUR"],
  ["-", "EUR"],
  ["12.345,6.7", "EUR"],
  ["1.25.000", "EUR"],
  ["0.125", "EUR"],
  ["12,", "EUR"],
  [",50", "EUR"],
  ["2500.50", "JPY"],
  ["12.5055", "EUR"],
  ["1,250,50", "EUR"],
  ["12 USD", "EUR"],
  ["1e3", "EUR"],
  ["--12", "EUR"],
  ["-12-", "EUR"],
  ["NaN", "EUR"],
  ["1000000000", "EUR"],
])("%j is no amount in %s", (text, currency) => {
  expect(readUnits(text, currency)).toBeUndefined();
});

test("what is written is read as the same amount, in every currency and with either mark", () => {
  const units = fc.integer({ min: -AMOUNT_MAX_UNITS, max: AMOUNT_MAX_UNITS });
  fc.assert(
    fc.property(units, fc.constantFrom("EUR", "CZK", "JPY", "KWD"), (given, currency) => {
      const text = writeUnits({ units: given, currency });
      expect(readUnits(text, currency)).toBe(given);
      expect(readUnits(text.replace(".", ","), currency)).toBe(given);
      expect(readUnits(`${text} ${currency}`, currency)).toBe(given);
    }),
  );
});

test.each([
  [5, "EUR", "0.05"],
  [125_050, "CZK", "1250.50"],
  [-125_050, "CZK", "-1250.50"],
  [2500, "JPY", "2500"],
  [1250, "KWD", "1.250"],
  [0, "EUR", "0.00"],
])("%i units of %s are written %s", (units, currency, text) => {
  expect(writeUnits({ units, currency })).toBe(text);
});

test("currencies have the decimals of ISO 4217", () => {
  const decimals = Object.fromEntries(
    ["EUR", "CZK", "HUF", "ISK", "JPY", "TND"].map((code) => [code, decimalsOf(code)]),
  );
  expect(decimals).toEqual({ EUR: 2, CZK: 2, HUF: 2, ISK: 0, JPY: 0, TND: 3 });
  expect(["EUR", "CZK", "XAU", "eur", "ABC", ""].map(isCurrency)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
