import type { EventResponse } from "@tightlines/contract/event";
import { formatMoment } from "../../../lib/time/format-moment.ts";
import { m } from "../../../paraglide/messages.js";

type RegistrationTimes = Pick<EventResponse, "registrationOpensAt" | "registrationClosesAt" | "timeZone">;

/**
 * Whether one can register for an event to come, and until when. Without a moment, as on a page that is rendered once
 * for everybody, it only says from when until when.
 */
export function registrationSentence(event: RegistrationTimes, now: number | null): string {
  const { registrationOpensAt: opensAt, registrationClosesAt: closesAt, timeZone } = event;
  if (opensAt === null) return m.event_registration_none();
  const opens = formatMoment(opensAt, timeZone);
  if (closesAt === null) {
    if (now === null) return m.event_registration_from({ opens });
    return now < Date.parse(opensAt) ? m.event_registration_opens({ opens }) : m.event_registration_open();
  }
  const closes = formatMoment(closesAt, timeZone);
  if (now === null) return m.event_registration_period({ opens, closes });
  if (now < Date.parse(opensAt)) return m.event_registration_opens_until({ opens, closes });
  if (now < Date.parse(closesAt)) return m.event_registration_until({ closes });
  return m.event_registration_closed({ closes });
}
