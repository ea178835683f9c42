import ICAL from "ical.js";
import { expect, test } from "vitest";
import { type CalendarEntry, writeCalendar } from "./write-calendar.ts";

const entry: CalendarEntry = {
  uid: "event-1@example.org",
  title: "Spring Masters",
  place: "The weir, Žďár; gate 3",
  link: "https://example.org/events/spring-masters",
  when: { firstDay: "2027-05-14", lastDay: "2027-05-15" },
  status: "confirmed",
  sequence: 3,
  changedAt: new Date("2026-11-16T10:00:00Z"),
};

function read(text: string): { calendar: ICAL.Component; events: ICAL.Event[] } {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return { calendar, events: calendar.getAllSubcomponents("vevent").map((each) => new ICAL.Event(each)) };
}

test("another program reads what was written", () => {
  const { calendar, events } = read(writeCalendar([entry], "Tightlines"));
  expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
  expect(calendar.getFirstPropertyValue("method")).toBe("PUBLISH");
  expect(calendar.getFirstPropertyValue("x-wr-calname")).toBe("Tightlines");
  expect(String(calendar.getFirstPropertyValue("refresh-interval"))).toBe("PT1H");
  const [event] = events;
  expect(event).toMatchObject({
    uid: "event-1@example.org",
    summary: "Spring Masters",
    location: "The weir, Žďár; gate 3",
    description: "https://example.org/events/spring-masters",
    sequence: 3,
  });
  const value = (name: string) => String(event!.component.getFirstPropertyValue(name));
  expect(value("url")).toBe("https://example.org/events/spring-masters");
  expect(value("status")).toBe("CONFIRMED");
  expect([value("dtstamp"), value("last-modified")]).toEqual([
    "2026-11-16T10:00:00Z",
    "2026-11-16T10:00:00Z",
  ]);
});

test("whole days have no time, block nothing, and end on the day after the last", () => {
  const [event] = read(writeCalendar([entry])).events;
  expect([event!.startDate.isDate, String(event!.startDate), String(event!.endDate)]).toEqual([
    true,
    "2027-05-14",
    "2027-05-16",
  ]);
  expect(event!.component.getFirstPropertyValue("transp")).toBe("TRANSPARENT");
});

test("moments are in UTC", () => {
  const when = { startsAt: new Date("2027-03-28T00:30:00Z"), endsAt: new Date("2027-03-28T05:00:00Z") };
  const [event] = read(writeCalendar([{ ...entry, when, status: "cancelled" }])).events;
  expect([String(event!.startDate), String(event!.endDate)]).toEqual([
    "2027-03-28T00:30:00Z",
    "2027-03-28T05:00:00Z",
  ]);
  expect(event!.component.getFirstPropertyValue("status")).toBe("CANCELLED");
});

test("lines end and are folded as RFC 5545 says, and no letter is broken by it", () => {
  const title = `${"Žďárské ryby 🎣 ".repeat(30)}\r\nBEGIN:VALARM\u0007`;
  const text = writeCalendar([{ ...entry, title }]);
  expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
  expect(text.replaceAll("\r\n", "")).not.toMatch(/\p{Cc}/u);
  const lines = text.split("\r\n");
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(lines.filter((line) => line.startsWith("BEGIN:"))).toEqual(["BEGIN:VCALENDAR", "BEGIN:VEVENT"]);
  expect(read(text).events[0]!.summary).toBe(`${"Žďárské ryby 🎣 ".repeat(30)}BEGIN:VALARM`);
});

test("the same entries make the same file", () => {
  expect(writeCalendar([entry])).toBe(writeCalendar([structuredClone(entry)]));
});
