import { expect, test } from "vitest";
import { orderByDiscipline } from "./usual-species.ts";

const all = ["ASP", "BTR", "CRP", "RTR", "XXX"].map((code) => ({ code }));

test.each([
  ["fly", ["BTR", "RTR", "ASP", "CRP", "XXX"]],
  ["carp", ["CRP", "ASP", "BTR", "RTR", "XXX"]],
  ["other", ["ASP", "BTR", "CRP", "RTR", "XXX"]],
] as const)("what %s usually fishes for is offered first, and nothing is left out", (discipline, codes) => {
  expect(orderByDiscipline(all, discipline).map(({ code }) => code)).toEqual(codes);
});
