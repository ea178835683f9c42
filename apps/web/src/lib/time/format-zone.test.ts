import { expect, test } from "vitest";
import { formatDayAndPeriod, formatDuration, formatPeriod, formatZone } from "./format-zone.ts";

const zone = "Europe/Prague";

test.each([
  ["2027-05-14T07:00:00.000Z", "2027-05-14T10:00:00.000Z", "09:00 – 12:00", "3 h"],
  ["2027-05-14T18:00:00.000Z", "2027-05-14T22:00:00.000Z", "20:00 – 24:00", "4 h"],
  ["2027-05-14T20:00:00.000Z", "2027-05-15T03:30:00.000Z", "22:00 – Sat 05:30", "7 h 30 min"],
  ["2027-03-28T00:00:00.000Z", "2027-03-28T03:00:00.000Z", "01:00 – 05:00", "3 h"],
  ["2027-05-14T07:00:00.000Z", "2027-05-14T07:45:00.000Z", "09:00 – 09:45", "45 min"],
])("%s to %s is %s on the bank and lasts %s", (startsAt, endsAt, period, duration) => {
  expect(formatPeriod({ startsAt, endsAt }, zone)).toBe(period);
  expect(formatDuration({ startsAt, endsAt })).toBe(duration);
});

test("a zone is called by the name it has at that time of the year", () => {
  expect(formatZone(zone, "2027-07-01T00:00:00Z")).toBe("Central European Summer Time (Europe/Prague)");
  expect(formatZone(zone, "2027-01-01T00:00:00Z")).toBe("Central European Standard Time (Europe/Prague)");
});

test("a period with its day is the same text on the server and in every browser", () => {
  const night = { startsAt: "2027-05-14T20:00:00.000Z", endsAt: "2027-05-15T03:30:00.000Z" };
  expect(formatDayAndPeriod(night, zone)).toBe("Fri, May 14, 22:00 – Sat 05:30");
  const morning = { startsAt: "2027-05-14T06:00:00.000Z", endsAt: "2027-05-14T09:00:00.000Z" };
  expect(formatDayAndPeriod(morning, zone)).toBe("Fri, May 14, 08:00 – 11:00");
});
