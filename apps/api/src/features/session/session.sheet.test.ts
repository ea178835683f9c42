import { expect, test } from "vitest";
import type { SessionRow } from "../../platform/database/tables/session.table.ts";
import { sessionSheet } from "./session.sheet.ts";

test("times are those of the clock at the water, on both sides of summer time", () => {
  const sheet = sessionSheet(
    [session(1, "2027-03-27T08:00Z"), session(2, "2027-03-28T07:00Z")],
    "Europe/Prague",
  );
  expect(sheet.header).toContain("Starts (Europe/Prague)");
  expect(sheet.rows).toEqual([
    [1, "Session 1", "2027-03-27 09:00", "2027-03-27 10:00", "official", "scheduled"],
    [2, "Session 2", "2027-03-28 09:00", "2027-03-28 10:00", "official", "scheduled"],
  ]);
});

function session(number: number, start: string): SessionRow {
  const startsAt = new Date(start);
  return {
    id: number,
    eventId: 1,
    number,
    name: `Session ${number}`,
    startsAt,
    endsAt: new Date(startsAt.getTime() + 3_600_000),
    kind: "official",
    status: "scheduled",
    closedAt: null,
    revision: 1,
    createdAt: startsAt,
    updatedAt: startsAt,
  };
}
