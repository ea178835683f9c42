import { bankFileInput } from "@tightlines/contract/registration/payment";
import type { RegistrationResponse } from "@tightlines/contract/registration/registration";
import type { Transaction } from "@tightlines/domain/payment/transaction";
import { expect, test } from "vitest";
import { countPaid, linesOf, listPayable, toSend } from "./bank-lines.ts";

const transaction: Transaction = {
  line: 2,
  bookedOn: "2026-11-14",
  amount: { units: 2550, currency: "EUR" },
  payer: "Ann Rivers",
  symbol: "",
  texts: ["RF77 4100 234"],
  bankId: "",
  isBooked: true,
};

const unpaid = { fee: 2550, currency: "EUR", paymentStatus: "unpaid" };
const registrations = [
  { ...unpaid, id: 1 },
  { ...unpaid, id: 2 },
  { ...unpaid, id: 3, paymentStatus: "paid" },
  { ...unpaid, id: 4, fee: 0 },
] as RegistrationResponse[];

test("however much a bank writes, the API takes what is sent", () => {
  const wordy = {
    ...transaction,
    payer: "x".repeat(600),
    texts: Array.from({ length: 30 }, () => "y".repeat(600)),
  };
  expect(bankFileInput.safeParse({ transactions: [toSend(wordy)] }).success).toBe(true);
  expect(toSend(transaction)).toEqual(transaction);
});

test("only what is not paid yet is offered, and who is probably meant comes first", () => {
  expect(listPayable(registrations, 2).map(({ id }) => id)).toEqual([2, 1]);
  expect(listPayable(registrations, 3).map(({ id }) => id)).toEqual([1, 2]);
});

test("two payments for one registration pay it once", () => {
  const line = { line: 2, why: null, name: "Ann Rivers" };
  const report = {
    lines: [
      { ...line, fingerprint: "a", outcome: "matched" as const, registrationId: 1 },
      { ...line, fingerprint: "b", outcome: "unclear" as const, registrationId: 1 },
      { ...line, fingerprint: "c", outcome: "unclear" as const, registrationId: null },
    ],
    paid: 1,
  };
  const sent = [transaction, transaction, transaction].map(toSend);
  const lines = linesOf(report, sent, registrations);
  expect(lines.map(({ registration }) => registration?.id)).toEqual([1, 1, undefined]);
  expect(countPaid(lines, [])).toBe(1);
  expect(countPaid(lines, [{ fingerprint: "b", registrationId: 1 }])).toBe(1);
  expect(countPaid(lines, [{ fingerprint: "c", registrationId: 2 }])).toBe(2);
});
