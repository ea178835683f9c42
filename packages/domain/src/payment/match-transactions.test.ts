import fc from "fast-check";
import { expect, test } from "vitest";
import { toCreditorReference } from "./creditor-reference.ts";
import { fingerprintTransactions } from "./fingerprint.ts";
import { matchTransactions, type PaymentDue } from "./match-transactions.ts";
import { makeReference } from "./reference.ts";
import type { Transaction } from "./transaction.ts";

const ann: PaymentDue = due(1, "4100234");
const bo: PaymentDue = due(2, "4100242");

function due(registrationId: number, reference: string, change: Partial<PaymentDue> = {}): PaymentDue {
  return { registrationId, reference, amount: { units: 2550, currency: "EUR" }, isPaid: false, ...change };
}

function pay(change: Partial<Transaction> & { units?: number; currency?: string } = {}): Transaction {
  const { units = 2550, currency = "EUR", ...rest } = change;
  const amount = { units, currency };
  return {
    line: 1,
    bookedOn: "2026-11-14",
    amount,
    payer: "Ann",
    symbol: "",
    texts: [],
    bankId: "",
    isBooked: true,
    ...rest,
  };
}

function verdicts(transactions: Transaction[], dues: PaymentDue[], seen: readonly string[] = []) {
  return matchTransactions(transactions, dues, new Set(seen)).map(({ verdict }) =>
    verdict.kind === "matched" ? verdict.registrationId : verdict.why,
  );
}

test.each([
  [{ symbol: "4100234" }],
  [{ symbol: "0004100234" }],
  [{ texts: ["start fee, VS:4100234, thanks"] }],
  [{ texts: ["/VS4100234/SS/KS0308"] }],
  [{ texts: ["call 0700 123 456 or so", "RF774100234"] }],
  [{ texts: ["Ref rf77 4100 234 14.11.2026"] }],
  [{ symbol: "0", texts: ["", "Anna 4100234"] }],
])("a payment is found by its reference in %j", (where) => {
  expect(verdicts([pay(where)], [ann, bo])).toEqual([1]);
});

test.each([
  [pay(), "no-reference"],
  [pay({ texts: ["thanks for 2026"], symbol: "0" }), "no-reference"],
  [pay({ symbol: "4100243" }), "unknown-reference"],
  [pay({ symbol: "4100250" }), "unknown-reference"],
  [pay({ texts: ["4100234 and 4100242"] }), "several-references"],
  [pay({ texts: ["4100 234"] }), "split-reference"],
  [pay({ texts: ["peg 4 100234"], units: 2549 }), "too-little"],
  [pay({ symbol: "4100234", currency: "CZK" }), "other-currency"],
  [pay({ symbol: "4100234", units: 2549 }), "too-little"],
  [pay({ symbol: "4100234", units: 2551 }), "too-much"],
  [pay({ symbol: "4100234", units: -2550 }), "outgoing"],
  [pay({ symbol: "4100234", units: 0 }), "zero"],
  [pay({ symbol: "4100234", isBooked: false }), "not-booked"],
])("%# is left to a person: %s", (transaction, why) => {
  expect(verdicts([transaction], [ann, bo])).toEqual([why]);
});

test("who has paid is not paid for again, and the unclear one names them", () => {
  const [match] = matchTransactions(
    [pay({ symbol: "4100234" })],
    [due(1, "4100234", { isPaid: true })],
    new Set(),
  );
  expect(match!.verdict).toEqual({ kind: "unclear", why: "already-paid", registrationId: 1 });
});

test("of two payments for one registration the earlier one pays, wherever it stands", () => {
  const later = pay({ symbol: "4100234", bookedOn: "2026-11-15" });
  const earlier = pay({ symbol: "4100234", bookedOn: "2026-11-14" });
  expect(verdicts([later, earlier], [ann])).toEqual(["several-transactions", 1]);
  expect(verdicts([earlier, earlier], [ann])).toEqual([1, "several-transactions"]);
});

test("a part and then the whole: the whole pays, the part is shown", () => {
  const part = pay({ symbol: "4100234", units: 1000 });
  expect(verdicts([part, pay({ symbol: "4100234" })], [ann])).toEqual(["too-little", 1]);
});

test("the same bank's transaction keeps its name in another encoding and with other lines around it", () => {
  const one = pay({ texts: ["Startovné  Žďár"], payer: "DVOŘÁK", line: 3 });
  const other = pay({ texts: ["startovne zdar"], payer: "Dvorak", line: 90 });
  expect(fingerprintTransactions([other])).toEqual(fingerprintTransactions([one]));
  const named = pay({ bankId: "26962199069", texts: ["a"], bookedOn: "2026-11-14" });
  expect(fingerprintTransactions([{ ...named, texts: [] }])).toEqual(fingerprintTransactions([named]));
  const nextDay = { ...named, bookedOn: "2026-11-15" };
  expect(fingerprintTransactions([nextDay])).not.toEqual(fingerprintTransactions([named]));
  expect(new Set(fingerprintTransactions([one, one, pay(), named])).size).toBe(4);
});

test("files that overlap, in any order and however often, pay each registration once and lose none", () => {
  const payments = fc.array(
    fc.record({
      number: fc.integer({ min: 1, max: 8 }),
      day: fc.integer({ min: 10, max: 19 }),
      isEuroForm: fc.boolean(),
    }),
    { maxLength: 25 },
  );
  const days = fc.integer({ min: 10, max: 19 });
  fc.assert(
    fc.property(payments, fc.array(fc.tuple(days, days), { minLength: 1, maxLength: 5 }), (made, files) => {
      const bank = made.map(({ number, day, isEuroForm }) => {
        const reference = makeReference(number);
        return pay({
          bookedOn: `2026-11-${day}`,
          texts: [isEuroForm ? toCreditorReference(reference) : reference],
        });
      });
      const seen = new Set<string>();
      const paid: number[] = [];
      for (const [one, other] of [...files, [10, 19] as const]) {
        const [from, to] = [Math.min(one, other), Math.max(one, other)];
        const file = bank.filter(
          ({ bookedOn }) => Number(bookedOn.slice(-2)) >= from && Number(bookedOn.slice(-2)) <= to,
        );
        const dues = Array.from({ length: 8 }, (_, index) =>
          due(index + 1, makeReference(index + 1), { isPaid: paid.includes(index + 1) }),
        );
        for (const { fingerprint, verdict } of matchTransactions(file, dues, seen)) {
          if (verdict.kind !== "matched") continue;
          paid.push(verdict.registrationId);
          seen.add(fingerprint);
        }
      }
      const expected = new Set(made.map(({ number }) => number));
      expect(new Set(paid)).toEqual(expected);
      expect(paid).toHaveLength(expected.size);
    }),
  );
});
