import type { RegistrationResponse } from "@tightlines/contract/registration/registration";
import { m } from "../../paraglide/messages.js";
import { StatusBadge } from "../../ui/StatusBadge.tsx";
import { statusLabel, statusTone } from "./registration-label.ts";

type Standing = Pick<RegistrationResponse, "status" | "waitlistPosition" | "offeredUntil">;

/** What became of a registration so far, with the place on the waitlist of those who wait. */
export function RegistrationStatusBadge({ status, waitlistPosition, offeredUntil }: Standing) {
  return <StatusBadge tone={statusTone(status)}>{words(status, waitlistPosition, offeredUntil)}</StatusBadge>;
}

function words(
  status: Standing["status"],
  position: Standing["waitlistPosition"],
  offeredUntil: Standing["offeredUntil"],
): string {
  if (offeredUntil !== null) return m.registration_status_offered();
  return position === null ? statusLabel(status) : m.registration_status_waiting({ position });
}
