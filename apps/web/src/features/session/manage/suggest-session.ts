import type { EventResponse } from "@tightlines/contract/event";
import type { SessionResponse } from "@tightlines/contract/session";
import { addDays, localTimeAt } from "@tightlines/domain/time/zone-time";
import type { SessionFormValues } from "./SessionForm.tsx";

/** A new session is most likely like the last one, a day later; the first begins the event's first day at nine. */
export function suggestSession(
  event: EventResponse,
  sessions: readonly SessionResponse[],
): SessionFormValues {
  const number = Math.max(0, ...sessions.map((session) => session.number)) + 1;
  const last = sessions.at(-1);
  if (!last)
    return {
      number,
      name: "",
      kind: "official",
      startsAt: `${event.startsOn}T09:00`,
      endsAt: `${event.startsOn}T12:00`,
    };
  const startsAt = dayLater(localTimeAt(last.startsAt, event.timeZone));
  const endsAt = dayLater(localTimeAt(last.endsAt, event.timeZone));
  const fits = endsAt.slice(0, 10) <= event.endsOn;
  return { number, name: "", kind: "official", startsAt: fits ? startsAt : "", endsAt: fits ? endsAt : "" };
}

function dayLater(local: string): string {
  return addDays(local.slice(0, 10), 1) + local.slice(10);
}
