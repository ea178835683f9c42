/**
 * The ladder of the product: each role may do what the one below it may, and more (docs/seed-conformance.md, section 6).
 * A user with no role is a guest.
 */
export const roles = ["guest", "member", "organizer", "administrator"] as const;

export type Role = (typeof roles)[number];

function isRole(value: unknown): value is Role {
  return roles.includes(value as Role);
}

/** Whether `role` stands on the ladder at `least` or above it. */
export function isAtLeast(role: Role, least: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(least);
}

/** A role read from a token's claims; anything unknown or missing is a guest. */
export function roleFromClaim(claim: unknown): Role {
  return isRole(claim) ? claim : "guest";
}
