import type { RegistrationResponse } from "@tightlines/contract/registration/registration";
import { m } from "../../paraglide/messages.js";
import { StatusBadge } from "../../ui/StatusBadge.tsx";
import { statusLabel, statusTone } from "./registration-label.ts";

type Standing = Pick<
  RegistrationResponse,
  "status" | "waitlistPosition" | "offeredUntil" | "awaitsDraw" | "holdsPlace"
>;

/** What became of a registration so far, with the place on the waitlist of those who wait. */
export function RegistrationStatusBadge(standing: Standing) {
  return <StatusBadge tone={statusTone(standing.status)}>{words(standing)}</StatusBadge>;
}

function words({
  status,
  waitlistPosition: position,
  offeredUntil,
  awaitsDraw,
  holdsPlace,
}: Standing): string {
  if (awaitsDraw) return m.lottery_status_in();
  if (holdsPlace) return m.lottery_status_drawn();
  if (offeredUntil !== null) return m.registration_status_offered();
  return position === null ? statusLabel(status) : m.registration_status_waiting({ position });
}
