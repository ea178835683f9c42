import { m } from "../../paraglide/messages.js";
import { getLocale } from "../../paraglide/runtime.js";

interface SessionTimes {
  startsAt: string;
  endsAt: string;
}

/** "Sat 3 Apr, 08:00–11:00" on the event's own clock. */
export function formatSession({ startsAt, endsAt }: SessionTimes, timeZone: string): string {
  const format = new Intl.DateTimeFormat(getLocale(), {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone,
  });
  return format.formatRange(new Date(startsAt), new Date(endsAt));
}

export function sessionLabel({ number, name }: { number: number; name: string }): string {
  return name ? m.rotation_session_named({ number, name }) : m.rotation_session({ number });
}

export function sectorLabel({ code, name }: { code: string; name: string }): string {
  return name ? m.rotation_sector_named({ code, name }) : m.rotation_sector({ code });
}
