import { expect, test } from "vitest";
import { type Mergeable, mergeRegistrations } from "./merge-registrations.ts";

const first: Mergeable = {
  arrival: 1,
  status: "waitlisted",
  offeredUntil: null,
  holdsPlace: false,
  category: "open",
  userId: null,
  email: "",
  phone: "1",
  guardianName: "",
  guardianConsent: "",
  guardianConsentAt: null,
  notes: "",
  answers: { meal: "Fish" },
  paymentStatus: "unpaid",
  fee: 1000,
  currency: "EUR",
};
const second: Mergeable = {
  ...first,
  arrival: 2,
  userId: 7,
  email: "ann@example.org",
  phone: "2",
  notes: "Rang twice",
  answers: { meal: "None", boat: true },
};

test("the first to come stays, whichever is named first, and takes over what it lacks", () => {
  const merge = mergeRegistrations(second, first);
  expect(merge).toEqual(mergeRegistrations(first, second));
  expect([merge.stays, merge.goes]).toEqual([first, second]);
  expect(merge.taken).toEqual({
    userId: 7,
    email: "ann@example.org",
    notes: "Rang twice",
    answers: { meal: "Fish", boat: true },
  });
  expect(merge.given).toEqual({});
});

test("of two accounts neither gets to know how the other is reached", () => {
  const stranger: Mergeable = { ...first, userId: 5 };
  const { taken } = mergeRegistrations(stranger, { ...second, guardianName: "Eve", status: "confirmed" });
  expect(taken).toEqual({
    notes: "Rang twice",
    status: "confirmed",
    category: "open",
    offeredUntil: null,
    holdsPlace: false,
    fee: 1000,
    currency: "EUR",
  });
});

test("the later one stays where somebody says so", () => {
  const merge = mergeRegistrations(first, second, second);
  expect([merge.stays, merge.goes]).toEqual([second, first]);
});

test("a place that only the other has goes over with its category and its fee", () => {
  const { taken } = mergeRegistrations(first, {
    ...second,
    status: "confirmed",
    category: "youth",
    fee: 500,
  });
  expect(taken).toMatchObject({ status: "confirmed", category: "youth", fee: 500, offeredUntil: null });
});

test("an offer goes over, and no offer replaces a place", () => {
  const offeredUntil = new Date("2027-05-01T12:00:00Z");
  expect(mergeRegistrations(first, { ...second, offeredUntil }).taken).toMatchObject({
    status: "waitlisted",
    offeredUntil,
  });
  const { taken } = mergeRegistrations({ ...first, status: "confirmed" }, { ...second, offeredUntil });
  expect(taken).not.toHaveProperty("offeredUntil");
});

test("a place that was drawn and not confirmed yet goes over as it is", () => {
  const drawn: Mergeable = { ...second, status: "pending", holdsPlace: true };
  expect(mergeRegistrations({ ...first, status: "waitlisted" }, drawn).taken).toMatchObject({
    status: "pending",
    holdsPlace: true,
  });
  expect(mergeRegistrations({ ...first, status: "confirmed" }, drawn).taken).not.toHaveProperty("status");
  const taken = mergeRegistrations({ ...drawn, arrival: 0 }, { ...second, status: "confirmed" }).taken;
  expect(taken).toMatchObject({ status: "confirmed", holdsPlace: false });
});

test("a payment goes over once; who paid for both is still owed one", () => {
  const paid = { ...second, paymentStatus: "paid", fee: 900 } as const;
  const merge = mergeRegistrations(first, paid);
  expect(merge.taken).toMatchObject({ paymentStatus: "paid", fee: 900, currency: "EUR" });
  expect(merge.given).toEqual({ paymentStatus: "unpaid" });
  const both = mergeRegistrations({ ...first, paymentStatus: "paid" }, paid);
  expect(both.taken).not.toHaveProperty("paymentStatus");
  expect(both.given).toEqual({});
});
