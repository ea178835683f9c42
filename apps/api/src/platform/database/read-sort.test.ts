import { expect, test } from "vitest";
import { readSort } from "./read-sort.ts";

const orders = { name: "by name", created_at: "by day" };

test("a column is sorted its own way, with a minus the other way round", () => {
  expect(readSort(orders, "created_at")).toEqual({ order: "by day", direction: "asc" });
  expect(readSort(orders, "-name")).toEqual({ order: "by name", direction: "desc" });
});
