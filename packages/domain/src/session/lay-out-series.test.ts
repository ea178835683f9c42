import { describe, expect, test } from "vitest";
import { localTimeAt } from "../time/zone-time.ts";
import { layOutSeries, type SeriesWish } from "./lay-out-series.ts";

const wish: SeriesWish = {
  count: 5,
  minutes: 180,
  days: 3,
  firstDay: "2027-05-14",
  firstStart: "09:00",
  pauseMinutes: 120,
  timeZone: "Europe/Prague",
};

/** What the clock on the bank shows at each start and end. */
function clockOf(change: Partial<SeriesWish>): string[] {
  const asked = { ...wish, ...change };
  const laid = layOutSeries(asked);
  if (!laid.ok) throw new Error(laid.problem.code);
  const read = (instant: string) => localTimeAt(instant, asked.timeZone).slice(5);
  return laid.value.map(({ startsAt, endsAt }) => `${read(startsAt)} ${read(endsAt).slice(6)}`);
}

test("five sessions of three hours over three days: two, two and one", () => {
  expect(clockOf({})).toEqual([
    "05-14T09:00 12:00",
    "05-14T14:00 17:00",
    "05-15T09:00 12:00",
    "05-15T14:00 17:00",
    "05-16T09:00 12:00",
  ]);
});

test("without a pause one begins when the other ends", () => {
  expect(clockOf({ count: 2, days: 1, pauseMinutes: 0 })).toEqual(["05-14T09:00 12:00", "05-14T12:00 15:00"]);
});

describe("when the clocks change", () => {
  const overNight = { count: 2, days: 2 };

  test("nine o'clock stays nine o'clock in spring and in autumn", () => {
    expect(clockOf({ ...overNight, firstDay: "2027-03-27" })).toEqual([
      "03-27T09:00 12:00",
      "03-28T09:00 12:00",
    ]);
    expect(clockOf({ ...overNight, firstDay: "2027-10-30" })).toEqual([
      "10-30T09:00 12:00",
      "10-31T09:00 12:00",
    ]);
  });

  test("three hours stay three hours in a night that is shorter or longer", () => {
    expect(clockOf({ count: 1, days: 1, firstDay: "2027-03-28", firstStart: "01:00" })).toEqual([
      "03-28T01:00 05:00",
    ]);
    expect(clockOf({ count: 1, days: 1, firstDay: "2027-10-31", firstStart: "01:00" })).toEqual([
      "10-31T01:00 03:00",
    ]);
  });

  test("a start that is skipped that night comes after the jump, and as wanted the night after", () => {
    expect(clockOf({ ...overNight, firstDay: "2027-03-28", firstStart: "02:30" })).toEqual([
      "03-28T03:30 06:30",
      "03-29T02:30 05:30",
    ]);
  });

  test("a start that comes twice that night is the first of the two", () => {
    const laid = layOutSeries({ ...wish, count: 1, days: 1, firstDay: "2027-10-31", firstStart: "02:30" });
    expect(laid).toMatchObject({ ok: true, value: [{ startsAt: "2027-10-31T00:30:00.000Z" }] });
  });
});

test("a day into which its sessions do not fit is named", () => {
  expect(layOutSeries({ ...wish, count: 12, days: 2 })).toEqual({
    ok: false,
    problem: { code: "day-too-short", facts: { day: "2027-05-14" } },
  });
});

test("there are not more days than sessions", () => {
  expect(layOutSeries({ ...wish, days: 6 })).toMatchObject({
    ok: false,
    problem: { code: "more-days-than-sessions" },
  });
});
