import type { SessionResponse } from "@tightlines/contract/session";
import { addDays, localTimeAt } from "@tightlines/domain/time/zone-time";

/** The hours that every day's line shows: from the earliest start to the latest end. */
export interface Hours {
  from: number;
  to: number;
}

/** One scale for all days, so that a glance compares them; whole hours. */
export function hoursOf(sessions: readonly SessionResponse[], timeZone: string): Hours {
  const from = sessions.map((session) => hourOf(session.startsAt, dayOf(session, timeZone), timeZone));
  const to = sessions.map((session) => hourOf(session.endsAt, dayOf(session, timeZone), timeZone));
  return { from: Math.floor(Math.min(...from)), to: Math.ceil(Math.max(...to)) };
}

/** Where a moment stands on a day's line, in percent; over a hundred where it is past its end. */
export function placeOf(instant: string, day: string, timeZone: string, { from, to }: Hours): number {
  return ((hourOf(instant, day, timeZone) - from) / (to - from)) * 100;
}

/** The hours of a day's clock; past midnight they go on counting. */
function hourOf(instant: string, day: string, timeZone: string): number {
  const local = localTimeAt(instant, timeZone);
  let days = 0;
  while (addDays(day, days) < local.slice(0, 10)) days += 1;
  if (local.slice(0, 10) < day) days = -1;
  return days * 24 + Number(local.slice(11, 13)) + Number(local.slice(14, 16)) / 60;
}

function dayOf({ startsAt }: SessionResponse, timeZone: string): string {
  return localTimeAt(startsAt, timeZone).slice(0, 10);
}
