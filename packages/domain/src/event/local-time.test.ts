import { expect, test } from "vitest";
import { toInstant, toLocalTime } from "./local-time.ts";

test.each([
  ["2027-01-14T06:30", "Europe/Prague", "2027-01-14T05:30:00.000Z"],
  ["2027-05-14T06:30", "Europe/Prague", "2027-05-14T04:30:00.000Z"],
  ["2027-05-14T06:30", "America/St_Johns", "2027-05-14T09:00:00.000Z"],
  ["2027-05-14T06:30", "Pacific/Kiritimati", "2027-05-13T16:30:00.000Z"],
  ["2027-05-14T00:00", "UTC", "2027-05-14T00:00:00.000Z"],
])("%s in %s is %s, and back", (local, zone, instant) => {
  expect(toInstant(local, zone)).toBe(instant);
  expect(toLocalTime(instant, zone)).toBe(local);
});

test("a time that comes twice when clocks go back is the first of the two", () => {
  expect(toInstant("2027-10-31T02:30", "Europe/Prague")).toBe("2027-10-31T00:30:00.000Z");
});

test("a time that clocks skip is no time", () => {
  expect(toInstant("2027-03-28T02:30", "Europe/Prague")).toBeUndefined();
  expect(toInstant("2027-03-28T03:30", "Europe/Prague")).toBe("2027-03-28T01:30:00.000Z");
});

test.each(["", "soon", "2027-02-30T25:00"])("%j is no time", (typed) => {
  expect(toInstant(typed, "Europe/Prague")).toBeUndefined();
});
