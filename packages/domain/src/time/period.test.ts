import { describe, expect, test } from "vitest";
import { daysBetween, findOverlap, followClock, isInsideDays } from "./period.ts";

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

describe("a period that follows its event", () => {
  const morning = { startsAt: "2027-04-03T07:00:00.000Z", endsAt: "2027-04-03T10:00:00.000Z" };
  const prague = { timeZone: "Europe/Prague" };

  test.each([
    ["into another zone", "Europe/London", 0, "2027-04-03T08:00:00.000Z", "2027-04-03T11:00:00.000Z"],
    [
      "to the other side of the world",
      "Pacific/Auckland",
      0,
      "2027-04-02T20:00:00.000Z",
      "2027-04-02T23:00:00.000Z",
    ],
    ["a week on", "Europe/Prague", 7, "2027-04-10T07:00:00.000Z", "2027-04-10T10:00:00.000Z"],
    [
      "a week back, to before the clocks went forward",
      "Europe/Prague",
      -7,
      "2027-03-27T08:00:00.000Z",
      "2027-03-27T11:00:00.000Z",
    ],
    [
      "into a zone that changed its clocks on another day",
      "America/New_York",
      -14,
      "2027-03-20T13:00:00.000Z",
      "2027-03-20T16:00:00.000Z",
    ],
  ])("%s keeps its reading of the clock and its length", (_, timeZone, days, startsAt, endsAt) => {
    expect(followClock(morning, prague, { timeZone, days })).toEqual({ startsAt, endsAt, kind: "once" });
  });

  test("through the night the clocks change is as long as before", () => {
    const night = { startsAt: "2027-03-27T21:00:00.000Z", endsAt: "2027-03-28T03:00:00.000Z" };
    const moved = followClock(night, prague, { timeZone: "America/New_York", days: 0 });
    expect(moved).toMatchObject({ startsAt: "2027-03-28T02:00:00.000Z", endsAt: "2027-03-28T08:00:00.000Z" });
  });

  test("onto an hour the clocks jump over says so", () => {
    const early = { startsAt: "2027-04-04T00:30:00.000Z", endsAt: "2027-04-04T03:00:00.000Z" };
    expect(followClock(early, prague, { timeZone: "Europe/Prague", days: -7 }).kind).toBe("skipped");
  });

  test("nowhere stays, also in the second of two hours that read the same", () => {
    const second = { startsAt: "2027-10-31T01:30:00.000Z", endsAt: "2027-10-31T05:00:00.000Z" };
    expect(followClock(second, prague, { ...prague, days: 0 })).toMatchObject(second);
  });

  test("by as many days as lie between two", () => {
    expect(daysBetween("2027-03-27", "2027-04-03")).toBe(7);
    expect(daysBetween("2027-04-03", "2027-03-27")).toBe(-7);
  });
});
