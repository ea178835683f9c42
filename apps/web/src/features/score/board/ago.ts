import { formatMoment } from "../../../lib/time/format-moment.ts";
import { m } from "../../../paraglide/messages.js";

const MINUTE_MS = 60_000;

/** "4 minutes ago"; what is longer ago than a day, by its date. */
export function ago(instant: string, now: number, timeZone: string): string {
  const minutes = Math.floor((now - Date.parse(instant)) / MINUTE_MS);
  if (minutes < 1) return m.board_just_now();
  if (minutes < 60) return m.board_minutes_ago({ count: minutes });
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? m.board_hours_ago({ count: hours }) : formatMoment(instant, timeZone);
}
