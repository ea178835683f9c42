import { onOneLine } from "@tightlines/domain/on-one-line";
import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from "ical-generator";

/** One thing in a calendar. */
export interface CalendarEntry {
  /** The same whenever the entry is written, so that a calendar changes what it has instead of adding it again. */
  uid: string;
  title: string;
  place: string;
  link: string;
  /** Whole days, the last one included, or from one moment to another. */
  when: { firstDay: string; lastDay: string } | { startsAt: Date; endsAt: Date };
  status: "confirmed" | "tentative" | "cancelled";
  /** Grows with every change. */
  sequence: number;
  changedAt: Date;
}

/**
 * An iCalendar file (RFC 5545). Moments are in UTC, which every program turns into its owner's time; whole days have no
 * time zone. The same entries always make the same file: the time of writing is not in it.
 */
export function writeCalendar(entries: readonly CalendarEntry[], name?: string): string {
  const calendar = ical({
    prodId: { company: "Tightlines", product: "Tightlines", language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
    ...(name !== undefined && { name, ttl: REFRESH_SECONDS }),
  });
  for (const { uid, title, place, link, when, status, sequence, changedAt } of entries) {
    calendar.createEvent({
      id: uid,
      summary: onOneLine(title),
      ...(place !== "" && { location: onOneLine(place) }),
      // Not every phone shows the link by itself.
      description: link,
      url: link,
      ...periodOf(when),
      status: statuses[status],
      sequence,
      stamp: changedAt,
      lastModified: changedAt,
    });
  }
  // The library leaves the last line without its end.
  return `${calendar.toString()}\r\n`;
}

/** What is added today is in the calendars of those who follow within the hour. */
const REFRESH_SECONDS = 3600;

const statuses = {
  confirmed: ICalEventStatus.CONFIRMED,
  tentative: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
};

function periodOf(when: CalendarEntry["when"]) {
  if ("startsAt" in when) return { start: when.startsAt, end: when.endsAt };
  const end = new Date(`${when.lastDay}T00:00:00Z`);
  // The end of a calendar's day is the day after.
  end.setUTCDate(end.getUTCDate() + 1);
  // Somebody whose event lasts a week has time for other things in it.
  const transparency = ICalEventTransparency.TRANSPARENT;
  return { start: new Date(`${when.firstDay}T00:00:00Z`), end, allDay: true, transparency };
}
