import type { RegistrationResponse } from "@tightlines/contract/registration/registration";
import { formatMoment } from "../../lib/time/format-moment.ts";
import { m } from "../../paraglide/messages.js";
import type { Tone } from "../../ui/theme.ts";
import { statusTone } from "./registration-label.ts";

type Standing = Pick<
  RegistrationResponse,
  "kind" | "status" | "waitlistPosition" | "offeredUntil" | "awaitsDraw" | "holdsPlace"
>;

/** What became of the reader's own registration, plainly. An offer has passed before the next is asked. */
export function ownSentence(standing: Standing, timeZone: string, isPassed = false): string {
  const { status, waitlistPosition, offeredUntil } = standing;
  switch (status) {
    case "confirmed":
      return m.registration_own_confirmed();
    case "pending":
      return pendingSentence(standing);
    case "waitlisted":
      if (offeredUntil === null) return m.registration_own_waitlisted({ position: waitlistPosition ?? 0 });
      return isPassed
        ? m.registration_own_passed()
        : m.registration_own_offered({ until: formatMoment(offeredUntil, timeZone) });
    case "rejected":
      return m.registration_own_rejected();
    case "cancelled":
      return m.registration_own_cancelled();
  }
}

function pendingSentence({ kind, awaitsDraw, holdsPlace }: Standing): string {
  if (awaitsDraw) return kind === "team" ? m.lottery_own_in_team() : m.lottery_own_in();
  return holdsPlace ? m.lottery_own_drawn() : m.registration_own_pending();
}

/** A place that is held wants an answer. */
export function ownTone({ status, offeredUntil }: Pick<Standing, "status" | "offeredUntil">): Tone {
  return offeredUntil === null ? statusTone(status) : "float";
}
