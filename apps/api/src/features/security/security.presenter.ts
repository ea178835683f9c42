import type { InvitationResponse, SecurityResponse } from "@tightlines/contract/security";
import { isAtLeast } from "@tightlines/domain/user/role";
import type { OwnInvitation } from "./invitation.repository.ts";
import type { SecurityEntry } from "./security.repository.ts";

export function presentSecurity({ userId: _userId, role, ...entry }: SecurityEntry): SecurityResponse {
  return {
    ...entry,
    waitsFor: waitsFor(role),
    createdAt: entry.createdAt.toISOString(),
    updatedAt: entry.updatedAt.toISOString(),
  };
}

export function presentInvitation({ eventId: _eventId, ...invitation }: OwnInvitation): InvitationResponse {
  return { ...invitation, createdAt: invitation.createdAt.toISOString() };
}

/** A right opens an event only together with the role that opens the pages. */
function waitsFor(role: SecurityEntry["role"]): SecurityResponse["waitsFor"] {
  if (role === null) return "acceptance";
  return isAtLeast(role, "organizer") ? null : "organizer";
}
