import type { ResultRow } from "@tightlines/contract/result/result-table";
import { expect, test } from "vitest";
import { orderRows } from "./order-rows.ts";

const rows = [
  { name: "Cy", number: 2, teamName: "Herons", category: "Senior" },
  { name: "Ann", number: 3, teamName: null, category: "Junior" },
  { name: "Bo", number: 1, teamName: "Grebes", category: "Junior" },
] as ResultRow[];

test.each([
  [{}, ["Cy", "Ann", "Bo"]],
  [{ order: "name" }, ["Ann", "Bo", "Cy"]],
  [{ order: "number" }, ["Bo", "Cy", "Ann"]],
  [{ order: "team" }, ["Ann", "Bo", "Cy"]],
  [{ category: "Junior" }, ["Ann", "Bo"]],
  [{ category: "Junior", order: "number" }, ["Bo", "Ann"]],
] as const)("%j", (search, names) => {
  expect(orderRows(rows, search).map(({ name }) => name)).toEqual(names);
});
