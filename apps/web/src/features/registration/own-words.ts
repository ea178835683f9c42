import type { RegistrationResponse } from "@tightlines/contract/registration/registration";
import { formatMoment } from "../../lib/time/format-moment.ts";
import { m } from "../../paraglide/messages.js";
import type { Tone } from "../../ui/theme.ts";
import { statusTone } from "./registration-label.ts";

type Standing = Pick<RegistrationResponse, "status" | "waitlistPosition" | "offeredUntil">;

/** What became of the reader's own registration, plainly. */
export function ownSentence({ status, waitlistPosition, offeredUntil }: Standing, timeZone: string): string {
  switch (status) {
    case "confirmed":
      return m.registration_own_confirmed();
    case "pending":
      return m.registration_own_pending();
    case "waitlisted":
      return offeredUntil === null
        ? m.registration_own_waitlisted({ position: waitlistPosition ?? 0 })
        : m.registration_own_offered({ until: formatMoment(offeredUntil, timeZone) });
    case "rejected":
      return m.registration_own_rejected();
    case "cancelled":
      return m.registration_own_cancelled();
  }
}

/** A place that is held wants an answer. */
export function ownTone({ status, offeredUntil }: Standing): Tone {
  return offeredUntil === null ? statusTone(status) : "float";
}
