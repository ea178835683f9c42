import { readLocalTime } from "../time/zone-time.ts";
import type { EventStatus } from "../event/status.ts";

/** What an event says about when one can register. */
export interface RegistrationTimes {
  readonly status: EventStatus;
  readonly registrationOpensAt: string | null;
  readonly registrationClosesAt: string | null;
  readonly startsOn: string;
  readonly timeZone: string;
}

/**
 * - `unannounced`: nobody has said when it opens.
 * - `upcoming`: it opens at a known time.
 * - `open`, `closed`.
 */
export type RegistrationPhase = "unannounced" | "upcoming" | "open" | "closed";

/** Whether one can register at an instant, which is the server's: phones are minutes wrong. */
export function registrationPhase(event: RegistrationTimes, now: string): RegistrationPhase {
  if (event.status !== "published") return event.status === "draft" ? "unannounced" : "closed";
  const at = Date.parse(now);
  if (at >= Date.parse(registrationEnd(event))) return "closed";
  const { registrationOpensAt: opensAt } = event;
  if (opensAt === null) return "unannounced";
  return at < Date.parse(opensAt) ? "upcoming" : "open";
}

/** When registration ends: as the organizer said, or with the event's first day. */
export function registrationEnd({
  registrationClosesAt,
  startsOn,
  timeZone,
}: Pick<RegistrationTimes, "registrationClosesAt" | "startsOn" | "timeZone">): string {
  return registrationClosesAt ?? readLocalTime(`${startsOn}T00:00`, timeZone).instant;
}
