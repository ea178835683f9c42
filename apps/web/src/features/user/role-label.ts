import type { Role } from "@tightlines/domain/user/role";
import { m } from "../../paraglide/messages.js";

const labels: Record<Role, () => string> = {
  guest: m.user_role_guest,
  member: m.user_role_member,
  organizer: m.user_role_organizer,
  administrator: m.user_role_administrator,
};

export function roleLabel(role: Role): string {
  return labels[role]();
}
