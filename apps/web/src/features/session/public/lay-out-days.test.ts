import type { SessionResponse } from "@tightlines/contract/session";
import { expect, test } from "vitest";
import { groupByDay } from "../../../lib/time/group-by-day.ts";
import { hoursOf, placeOf } from "./lay-out-days.ts";

const zone = "Europe/Prague";
const morning = session("2027-05-14T07:00:00.000Z", "2027-05-14T10:00:00.000Z");
const night = session("2027-05-14T20:30:00.000Z", "2027-05-15T01:00:00.000Z");
const afterMidnight = session("2027-05-14T22:30:00.000Z", "2027-05-15T02:00:00.000Z");

test("a session belongs to the day on which it begins on the bank", () => {
  expect(groupByDay([morning, night, afterMidnight], zone)).toEqual([
    { day: "2027-05-14", periods: [morning, night] },
    { day: "2027-05-15", periods: [afterMidnight] },
  ]);
});

test("the line runs from the earliest start to the latest end, over midnight where needed", () => {
  expect(hoursOf([morning], zone)).toEqual({ from: 9, to: 12 });
  expect(hoursOf([morning, night], zone)).toEqual({ from: 9, to: 27 });
});

test("a moment has its place on the line", () => {
  const hours = { from: 8, to: 28 };
  expect(placeOf(morning.startsAt, "2027-05-14", zone, hours)).toBe(5);
  expect(placeOf(night.endsAt, "2027-05-14", zone, hours)).toBe(95);
  expect(placeOf(night.endsAt, "2027-05-15", zone, hours)).toBeLessThan(0);
});

function session(startsAt: string, endsAt: string): SessionResponse {
  const times = { createdAt: startsAt, updatedAt: startsAt, startsAt, endsAt };
  return {
    id: 1,
    number: 1,
    name: "",
    kind: "official",
    closedAt: null,
    status: "scheduled",
    revision: 1,
    ...times,
  };
}
