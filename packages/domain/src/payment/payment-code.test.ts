import fc from "fast-check";
import spayd from "spayd";
import { expect, test } from "vitest";
import { writePaymentCode } from "./payment-code.ts";
import { listPaymentFacts, type PaymentRequest } from "./payment-request.ts";

const euros: PaymentRequest = {
  payee: "Rybářský klub Žďár",
  iban: "SK3112000000198742637541",
  bic: null,
  amount: { units: 2550, currency: "EUR" },
  reference: "4100234",
  message: "Spring Masters, Zoë Berg",
};
const crowns: PaymentRequest = {
  ...euros,
  iban: "CZ6508000000192000145399",
  amount: { units: 48_050, currency: "CZK" },
};

const textOf = (request: PaymentRequest) => {
  const outcome = writePaymentCode(request);
  return outcome.ok ? outcome.value.text : outcome.problem.code;
};

test("a euro code has the lines of EPC069-12, and the bank may be left out in version 002", () => {
  expect(textOf(euros)).toBe(
    [
      "BCD",
      "002",
      "1",
      "SCT",
      "",
      "Rybářský klub Žďár",
      "SK3112000000198742637541",
      "EUR25.50",
      "",
      "RF774100234",
    ].join("\n"),
  );
});

test("where the bank is named, every app can read version 001", () => {
  expect(
    textOf({ ...euros, bic: "TATRSKBX" })
      .split("\n")
      .slice(0, 5),
  ).toEqual(["BCD", "001", "1", "SCT", "TATRSKBX"]);
});

test("whatever the name is, the code keeps within the guidelines and its lines stay in their places", () => {
  const names = fc.oneof(
    fc.string({ minLength: 1, maxLength: 200, unit: "binary" }),
    fc.constant("𝕏".repeat(90)),
    fc.constant("Ž\r\nEUR1.00\n"),
    fc.constant("x\uD800"),
  );
  fc.assert(
    fc.property(names, fc.integer({ min: 1, max: 99_999_999_999 }), (payee, units) => {
      fc.pre(payee.replaceAll(/[\p{Cc}\p{Cs}\s]/gu, "") !== "");
      const text = textOf({ ...euros, payee, bic: "TATRSKBXXXX", amount: { units, currency: "EUR" } });
      const lines = text.split(/\r\n|[\n\r\u2028\u2029]/);
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(331);
      expect(lines).toHaveLength(10);
      expect(Array.from(lines[5]!).length).toBeGreaterThan(0);
      expect(Array.from(lines[5]!).length).toBeLessThanOrEqual(70);
      expect(lines[7]).toMatch(/^EUR\d{1,9}\.\d{2}$/);
      expect(lines[9]).toBe("RF774100234");
    }),
  );
});

test.each([
  [{ ...euros, amount: { units: 0, currency: "EUR" } }, "payment-code-amount"],
  [{ ...euros, amount: { units: 100_000_000_000, currency: "EUR" } }, "payment-code-amount"],
  [{ ...euros, payee: " " }, "payment-code-payee"],
  [{ ...euros, iban: "TR330006100519786457841326" }, "payment-code-account"],
  [{ ...euros, iban: "CH9300762011623852957" }, "payment-code-bic"],
  [{ ...euros, amount: { units: 2550, currency: "PLN" } }, "payment-code-currency"],
  [{ ...crowns, amount: { units: 1_000_000_000, currency: "CZK" } }, "payment-code-amount"],
] satisfies [PaymentRequest, string][])("no code %#: %s", (request, code) => {
  expect(textOf(request)).toBe(code);
});

test("a Swiss account that names its bank takes euros", () => {
  expect(textOf({ ...euros, iban: "CH9300762011623852957", bic: "POFICHBEXXX" })).toContain(
    "\nPOFICHBEXXX\n",
  );
});

test("a code for crowns is what the library of the format writes", () => {
  expect(textOf(crowns)).toBe(
    "SPD*1.0*ACC:CZ6508000000192000145399*AM:480.50*CC:CZK*MSG:SPRING MASTERS%2C ZOE BERG*RN:RYBARSKY KLUB ZDAR*X-VS:4100234",
  );
  const facts = { acc: crowns.iban, am: "480.50", cc: "CZK", rn: "RYBARSKY KLUB ZDAR", xvs: "4100234" };
  expect(textOf(crowns)).toBe(spayd({ ...facts, msg: "SPRING MASTERS%2C ZOE BERG" }));
  expect(textOf({ ...crowns, bic: "GIBACZPX" })).toBe(
    spayd({ ...facts, acc: `${crowns.iban}+GIBACZPX`, msg: "SPRING MASTERS%2C ZOE BERG" }),
  );
});

test("whatever the message is, it ends no value, is not too long, and is read back as it was", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 120, unit: "binary" }), (message) => {
      const fields = textOf({ ...crowns, message })
        .split("*")
        .slice(2);
      const values = Object.fromEntries(fields.map((field) => field.split(/:(.*)/s).slice(0, 2)));
      const written = values["MSG"] ?? "";
      expect(written.length).toBeLessThanOrEqual(60);
      expect(written).toMatch(/^(?! )(?:[0-9A-Z $./:-]|%[0-9A-F]{2})*(?<! )$/);
      expect(() => decodeURIComponent(written)).not.toThrow();
      expect(values["X-VS"]).toBe("4100234");
    }),
  );
  expect(textOf({ ...crowns, message: "100 % * a+b" })).toContain("*MSG:100 %25 %2A A%2BB*");
});

test("no name and no message leave no empty key", () => {
  expect(textOf({ ...crowns, payee: "", message: "" })).toBe(
    "SPD*1.0*ACC:CZ6508000000192000145399*AM:480.50*CC:CZK*X-VS:4100234",
  );
});

test("whoever types finds everything, as their bank wants it", () => {
  expect(listPaymentFacts({ ...crowns, bic: "GIBACZPX" })).toEqual([
    { fact: "payee", value: "Rybářský klub Žďár" },
    { fact: "account", value: "19-2000145399/0800" },
    { fact: "iban", value: "CZ65 0800 0000 1920 0014 5399" },
    { fact: "bic", value: "GIBACZPX" },
    { fact: "amount", value: "480.50 CZK" },
    { fact: "reference", value: "4100234" },
    { fact: "message", value: "Spring Masters, Zoë Berg" },
  ]);
  expect(listPaymentFacts({ ...euros, message: "" })).toEqual([
    { fact: "payee", value: "Rybářský klub Žďár" },
    { fact: "iban", value: "SK31 1200 0000 1987 4263 7541" },
    { fact: "amount", value: "25.50 EUR" },
    { fact: "reference", value: "RF77 4100 234" },
  ]);
});
