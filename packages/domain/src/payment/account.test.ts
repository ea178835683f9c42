import fc from "fast-check";
import { expect, test } from "vitest";
import { readBic } from "./bic.ts";
import { czechAccountOf, ibanOfCzechAccount } from "./czech-account.ts";
import { readIban, showIban } from "./iban.ts";

/** The examples of the registry of ISO 13616. */
const examples = [
  "AD12 0001 2030 2003 5910 0100",
  "AT61 1904 3002 3457 3201",
  "BE68 5390 0754 7034",
  "CH93 0076 2011 6238 5295 7",
  "CZ65 0800 0000 1920 0014 5399",
  "DE89 3704 0044 0532 0130 00",
  "GB29 NWBK 6016 1331 9268 19",
  "HU42 1177 3016 1111 1018 0000 0000",
  "LC14 BOSL 1234 5678 9012 3456 7890 1234",
  "MT84 MALT 0110 0001 2345 MTLC AST0 01S",
  "NO93 8601 1117 947",
  "PL61 1090 1014 0000 0712 1981 2874",
  "SK31 1200 0000 1987 4263 7541",
];

test.each(examples)("%s is an account", (iban) => {
  const compact = iban.replaceAll(" ", "");
  expect(readIban(iban)).toEqual({ ok: true, value: compact });
  expect(readIban(compact.toLowerCase())).toEqual({ ok: true, value: compact });
  expect(showIban(compact)).toBe(iban);
});

test.each([
  ["", { code: "iban-form" }],
  ["2000145399/0800", { code: "iban-form" }],
  ["CZ65 0800 0000 1920 0014 539é", { code: "iban-form" }],
  ["US64 SVBK US6S 3300 9586 71", { code: "iban-country", facts: { country: "US" } }],
  ["CZ65 0800 0000 1920 0014 53", { code: "iban-length", facts: { country: "CZ", length: 24, given: 22 } }],
  ["CZ65 0800 0000 1920 0014 5398", { code: "iban-checksum" }],
])("%j is no account", (text, problem) => {
  expect(readIban(text)).toMatchObject({ ok: false, problem });
});

test("no slip in one place of an IBAN goes unseen", () => {
  const iban = "CZ6508000000192000145399";
  fc.assert(
    fc.property(fc.integer({ min: 2, max: iban.length - 1 }), fc.integer({ min: 1, max: 9 }), (at, plus) => {
      const wrong = (Number(iban[at]) + plus) % 10;
      expect(readIban(iban.slice(0, at) + wrong + iban.slice(at + 1)).ok).toBe(false);
    }),
  );
});

test.each([
  ["19-2000145399/0800", "CZ6508000000192000145399"],
  ["19 - 2000145399 / 0800", "CZ6508000000192000145399"],
  ["2000145399/0800", "CZ7908000000002000145399"],
])("the Czech account %s is %s", (account, iban) => {
  expect(ibanOfCzechAccount(account)).toBe(iban);
  expect(readIban(iban).ok).toBe(true);
  expect(czechAccountOf(iban)).toBe(account.replaceAll(" ", ""));
});

test.each(["2000145398/0800", "18-2000145399/0800", "2000145399", "2000145399/800", "12345678901/0800"])(
  "%s is no Czech account",
  (account) => {
    expect(ibanOfCzechAccount(account)).toBeUndefined();
  },
);

test("an account of another country has no Czech number", () => {
  expect(czechAccountOf("SK3112000000198742637541")).toBeUndefined();
});

test.each([
  ["GIBACZPX", "GIBACZPX"],
  ["fiob czpp xxx", "FIOBCZPPXXX"],
  ["BPOTBEB1", "BPOTBEB1"],
  ["GIBACZP", undefined],
  ["GIBACZPXXX", undefined],
  ["GIBA1ZPX", undefined],
])("%s as a bank's code is %s", (text, bic) => {
  expect(readBic(text)).toBe(bic);
});
