import { expect, test } from "vitest";
import { bodyOf, emptyValues, readTable, rulesOf } from "./series-values.ts";

test("points are read however they are separated, and never rise", () => {
  expect(readTable("13, 11;10 9")).toEqual([13, 11, 10, 9]);
  expect(readTable("10 10")).toEqual([10, 10]);
  for (const wrong of ["", "ten", "1.5", "-3", "9, 10"]) expect(readTable(wrong)).toBeUndefined();
});

test("what is chosen becomes rules, and rules that say more are not sent", () => {
  const values = { ...emptyValues(), name: "League", eventIds: [1, 2], bonusIds: [2, 9] };
  const best = { ...values, counts: "best" as const, rounds: 4 };
  expect(rulesOf(best).aggregate).toEqual({ counts: { kind: "best", rounds: 4 } });
  expect(bodyOf(values).rounds).toEqual([
    { eventId: 1, isBonusRound: false },
    { eventId: 2, isBonusRound: true },
  ]);
  expect(bodyOf({ ...values, isSpecial: true })).not.toHaveProperty("rules");
});
