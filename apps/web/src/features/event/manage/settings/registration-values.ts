import type { EventResponse } from "@tightlines/contract/event";
import { addDays, localTimeAt, readLocalTime } from "@tightlines/domain/time/zone-time";
import { m } from "../../../../paraglide/messages.js";

type RegistrationValues = ReturnType<typeof valuesOf>;

/** Under the names the API knows the fields by, so that what it refuses stands beside them; times as the clock shows. */
export function valuesOf(event: EventResponse) {
  const { registrationOpensAt, registrationClosesAt, timeZone } = event;
  const { registrationFor, capacity, teamSize, reserves, fee, needsApproval } = event;
  return {
    registrationFor,
    teamSize,
    reserves,
    registrationOpensAt: registrationOpensAt === null ? "" : localTimeAt(registrationOpensAt, timeZone),
    registrationClosesAt: registrationClosesAt === null ? "" : localTimeAt(registrationClosesAt, timeZone),
    capacity,
    fee,
    needsApproval,
  };
}

export function instantOf(localTime: string, timeZone: string): string | null {
  return localTime ? readLocalTime(localTime, timeZone).instant : null;
}

/** What is wrong with each time. One that stands as it is stored is let pass, as the API does. */
export function checkTimes(values: RegistrationValues, event: EventResponse) {
  const { registrationOpensAt: opens, registrationClosesAt: closes } = values;
  const stored = valuesOf(event);
  const end = `${addDays(event.endsOn, 1)}T00:00`;
  const isUpsideDown = opens !== "" && closes !== "" && closes <= opens;
  const wrongTime = (time: string, storedTime: string, isTooLate: boolean) => {
    if (time === storedTime) return null;
    if (isSkipped(time, event.timeZone)) return m.event_time_skipped();
    return isTooLate ? m.event_registration_too_late() : null;
  };
  return {
    registrationOpensAt: wrongTime(opens, stored.registrationOpensAt, opens >= end),
    registrationClosesAt:
      wrongTime(closes, stored.registrationClosesAt, closes > end) ??
      (isUpsideDown ? m.event_registration_times_wrong() : null),
  };
}

/** The night the clocks go forward, an hour of it is on no clock. */
function isSkipped(localTime: string, timeZone: string): boolean {
  return localTime !== "" && readLocalTime(localTime, timeZone).kind === "skipped";
}
