import { describe, expect, test } from "vitest";
import { addDays, addMinutes, localTimeAt, readLocalTime } from "./zone-time.ts";

describe("a local time", () => {
  test.each([
    ["in winter", "2027-01-10T09:00", "Europe/Prague", "2027-01-10T08:00:00.000Z"],
    ["in summer", "2027-07-10T09:00", "Europe/Prague", "2027-07-10T07:00:00.000Z"],
    [
      "on the day the clocks go forward, before",
      "2027-03-28T01:59",
      "Europe/Prague",
      "2027-03-28T00:59:00.000Z",
    ],
    [
      "on the day the clocks go forward, after",
      "2027-03-28T03:00",
      "Europe/Prague",
      "2027-03-28T01:00:00.000Z",
    ],
    ["on the day the clocks go back, after", "2027-10-31T03:00", "Europe/Prague", "2027-10-31T02:00:00.000Z"],
    ["half an hour off", "2027-01-10T09:00", "Asia/Kolkata", "2027-01-10T03:30:00.000Z"],
    [
      "on the far side of the date line",
      "2027-01-10T09:00",
      "Pacific/Kiritimati",
      "2027-01-09T19:00:00.000Z",
    ],
    ["in UTC", "2027-01-10T00:00", "UTC", "2027-01-10T00:00:00.000Z"],
  ])("%s is one moment, and that moment reads the same", (_, local, zone, instant) => {
    expect(readLocalTime(local, zone)).toEqual({ instant, kind: "once" });
    expect(localTimeAt(instant, zone)).toBe(local);
  });

  test("that the clocks jump over means as long after the jump", () => {
    const reading = readLocalTime("2027-03-28T02:30", "Europe/Prague");
    expect(reading).toEqual({ instant: "2027-03-28T01:30:00.000Z", kind: "skipped" });
    expect(localTimeAt(reading.instant, "Europe/Prague")).toBe("2027-03-28T03:30");
  });

  test("that comes twice means the first", () => {
    expect(readLocalTime("2027-10-31T02:30", "Europe/Prague")).toEqual({
      instant: "2027-10-31T00:30:00.000Z",
      kind: "twice",
    });
    expect(localTimeAt("2027-10-31T01:30:00.000Z", "Europe/Prague")).toBe("2027-10-31T02:30");
  });

  test("jumps by half an hour on Lord Howe Island, and in autumn when it is spring here", () => {
    expect(readLocalTime("2027-10-03T02:15", "Australia/Lord_Howe")).toMatchObject({ kind: "skipped" });
    expect(readLocalTime("2027-04-04T01:45", "Australia/Lord_Howe")).toMatchObject({ kind: "twice" });
  });
});

test("every hour of a year reads back as it was, but for the hour that comes twice", () => {
  const start = Date.parse("2027-01-01T00:00:00.000Z");
  const hours = Array.from({ length: 365 * 24 }, (_, hour) =>
    new Date(start + hour * 3_600_000).toISOString(),
  );
  for (const zone of ["Europe/Prague", "America/St_Johns", "Australia/Sydney"]) {
    const different = hours
      .map((instant) => ({ instant, reading: readLocalTime(localTimeAt(instant, zone), zone) }))
      .filter(({ instant, reading }) => reading.instant !== instant);
    expect(different).toHaveLength(1);
    const [{ instant, reading }] = different as [(typeof different)[0]];
    expect(reading).toEqual({ instant: addMinutes(instant, -60), kind: "twice" });
  }
});

test("days are counted by the calendar", () => {
  expect(addDays("2027-02-28", 1)).toBe("2027-03-01");
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  expect(addDays("2027-01-01", -1)).toBe("2026-12-31");
});
