import type { Role } from "./role.ts";

/** What somebody who signs in can be. A guest is nobody's role: it is having none. */
export const userRoles = ["member", "organizer", "administrator"] as const satisfies readonly Role[];

export type UserRole = (typeof userRoles)[number];

/** Only an administrator gives and takes roles; what stays as it is needs no right. */
export function canChangeRole(caller: Role, from: Role, to: Role): boolean {
  return from === to || caller === "administrator";
}

/** Whether nobody could manage users any more once this user is no administrator. */
export function isLastAdministrator(administratorIds: readonly number[], userId: number): boolean {
  return administratorIds.length === 1 && administratorIds[0] === userId;
}
