import type { RegistrationResponse } from "@tightlines/contract/registration/registration";
import { expect, test } from "vitest";
import { filterRegistrations, readDeskFilter } from "./desk-filter.ts";

test("an address says what is shown, and nonsense in it says nothing", () => {
  expect(readDeskFilter({ status: "confirmed", payment: "paid", category: "youth", twice: "yes" })).toEqual({
    status: "confirmed",
    payment: "paid",
    category: "youth",
    twice: "yes",
  });
  expect(readDeskFilter({ status: "lost", payment: 1, category: "", twice: "no", page: "2" })).toEqual({});
});

test("only those are shown who fit all of it", () => {
  const row = { status: "confirmed", paymentStatus: "paid", category: "open" };
  const rows = [
    { ...row, id: 1 },
    { ...row, id: 2, category: "youth" },
    { ...row, id: 3, paymentStatus: "unpaid" },
    { ...row, id: 4, status: "cancelled" },
  ] as RegistrationResponse[];
  const idsFor = (filter: object) => filterRegistrations(rows, filter, (id) => id > 2).map(({ id }) => id);
  expect(idsFor({})).toEqual([1, 2, 3, 4]);
  expect(idsFor({ status: "confirmed", payment: "paid" })).toEqual([1, 2]);
  expect(idsFor({ category: "youth" })).toEqual([2]);
  expect(idsFor({ twice: "yes" })).toEqual([3, 4]);
});
