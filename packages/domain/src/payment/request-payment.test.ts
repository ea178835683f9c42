import { expect, test } from "vitest";
import { makeReference } from "./reference.ts";
import { type ClubAccount, type Payable, requestPayment } from "./request-payment.ts";

const club: ClubAccount = { accountName: "Weir Anglers", iban: "cz65 0800 0000 1920 0014 5399", bic: "" };
const owing: Payable = { id: 7, name: "Ann Rivers", fee: 2550, currency: "EUR", paymentStatus: "unpaid" };

test("who owes a fee is asked to pay it to the club's account, with their own reference", () => {
  expect(requestPayment("Minnow Cup", club, owing)).toEqual({
    payee: "Weir Anglers",
    iban: "CZ6508000000192000145399",
    bic: null,
    amount: { units: 2550, currency: "EUR" },
    reference: makeReference(7),
    message: "Minnow Cup, Ann Rivers",
  });
});

test.each<[string, Partial<ClubAccount>, Partial<Payable>]>([
  ["where the club has no account", { iban: "" }, {}],
  ["where its account has a slip", { iban: "CZ65 0800 0000 1920 0014 5398" }, {}],
  ["for what costs nothing", {}, { fee: 0 }],
  ["for what is paid", {}, { paymentStatus: "paid" }],
  ["of whoever pays nothing", {}, { paymentStatus: "waived" }],
  ["to those who may not see it", {}, { fee: null, currency: null, paymentStatus: null }],
])("nothing is asked for %s", (_, account, payable) => {
  expect(requestPayment("Minnow Cup", { ...club, ...account }, { ...owing, ...payable })).toBeUndefined();
});
