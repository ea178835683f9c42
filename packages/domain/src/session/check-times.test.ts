import { describe, expect, test } from "vitest";
import { findOverlap, isInsideDays } from "./check-times.ts";

const days = { startsOn: "2027-03-27", endsOn: "2027-03-28", timeZone: "Europe/Prague" };

describe("inside an event's days", () => {
  test.each([
    ["the whole of both days, the last an hour short", "2027-03-26T23:00:00Z", "2027-03-28T22:00:00Z", true],
    ["a minute before the first midnight", "2027-03-26T22:59:00Z", "2027-03-27T10:00:00Z", false],
    ["a minute past the last midnight", "2027-03-28T10:00:00Z", "2027-03-28T22:01:00Z", false],
    ["over the midnight between", "2027-03-27T22:00:00Z", "2027-03-28T01:30:00Z", true],
    ["another week", "2027-04-03T08:00:00Z", "2027-04-03T10:00:00Z", false],
  ])("%s", (_, startsAt, endsAt, isInside) => {
    expect(isInsideDays({ startsAt, endsAt }, days)).toBe(isInside);
  });
});

describe("overlap", () => {
  const morning = {
    name: "morning",
    startsAt: "2027-03-27T08:00:00.000Z",
    endsAt: "2027-03-27T11:00:00.000Z",
  };
  const noon = { name: "noon", startsAt: "2027-03-27T12:00:00.000Z", endsAt: "2027-03-27T15:00:00.000Z" };

  test.each([
    ["between two", "2027-03-27T11:00:00Z", "2027-03-27T12:00:00Z", undefined],
    ["the last minute of one", "2027-03-27T10:59:00Z", "2027-03-27T12:00:00Z", "morning"],
    ["the first minute of one", "2027-03-27T11:00:00Z", "2027-03-27T12:01:00Z", "noon"],
    ["around both", "2027-03-27T01:00:00Z", "2027-03-27T23:00:00Z", "morning"],
    ["inside one", "2027-03-27T13:00:00Z", "2027-03-27T14:00:00Z", "noon"],
    ["the same", "2027-03-27T12:00:00Z", "2027-03-27T15:00:00Z", "noon"],
  ])("%s", (_, startsAt, endsAt, name) => {
    expect(findOverlap({ startsAt, endsAt }, [morning, noon])?.name).toBe(name);
  });
});
