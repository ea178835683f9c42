import { formatPeriod } from "../../lib/time/format-zone.ts";
import { m } from "../../paraglide/messages.js";
import { getLocale } from "../../paraglide/runtime.js";

interface SessionTimes {
  startsAt: string;
  endsAt: string;
}

/** "Sat, Apr 3, 08:00 – 11:00" on the event's own clock. */
export function formatSession(session: SessionTimes, timeZone: string): string {
  const day = new Intl.DateTimeFormat(getLocale(), {
    weekday: "short",
    day: "numeric",
    month: "short",
    timeZone,
  });
  return `${day.format(new Date(session.startsAt))}, ${formatPeriod(session, timeZone)}`;
}

export function sessionLabel({ number, name }: { number: number; name: string }): string {
  return name ? m.rotation_session_named({ number, name }) : m.rotation_session({ number });
}

export function sectorLabel({ code, name }: { code: string; name: string }): string {
  return name ? m.rotation_sector_named({ code, name }) : m.rotation_sector({ code });
}
