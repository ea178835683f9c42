import { isRightAtLeast } from "@tightlines/domain/event/event-right";
import type { EventRight } from "@tightlines/domain/event/event-right";
import { isAtLeast, roles } from "@tightlines/domain/user/role";
import type { Role } from "@tightlines/domain/user/role";

/**
 * The route names each role adds to those of the roles below it (docs/seed-conformance.md, section 6). The guard knows
 * nothing else about pages; the server decides on its own about every call.
 */
const ownRoutes = {
  guest: [
    "home",
    "login",
    "signup",
    "forgot-password",
    "access",
    "event-list",
    "event-detail",
    "event-anglers",
    "event-draws",
    "event-draws-pdf",
    "event-groups",
    "event-registrations",
    "event-results",
    "event-results-sectors",
    "event-results-session",
    "event-results-pdf",
    "event-rotations",
    "event-scores",
    "event-sectors",
    "event-sessions",
    "event-teams",
    "series-list",
    "series-detail",
    "person",
  ],
  member: [
    "account",
    "account-change-password",
    "account-organizer",
    "account-events",
    "account-invitations",
    "upload",
    "event-registration-register",
    "event-registration-confirm",
  ],
  organizer: [
    "event-add",
    "event-securities",
    "event-manage",
    "event-manage-edit",
    "event-manage-logo",
    "event-manage-settings",
    "event-manage-audit",
    "event-manage-species",
    ...crud("angler"),
    "event-manage-angler-transfer",
    ...crud("draw"),
    ...crud("group"),
    "event-manage-group-draw",
    ...crud("registration"),
    "event-manage-result-list",
    "event-manage-result-group",
    "event-manage-result-calculate",
    ...crud("rotation"),
    ...crud("score"),
    ...crud("sector"),
    "event-manage-sector-detail",
    "event-manage-security-list",
    "event-manage-security-add",
    "event-manage-security-delete",
    ...crud("session"),
    ...crud("team"),
    "species-list",
    "series-add",
    "series-edit",
    "series-people",
  ],
  administrator: [
    "species-add",
    "species-edit",
    "species-delete",
    "user-list",
    "user-detail",
    "user-add",
    "user-edit",
    "user-delete",
  ],
} as const satisfies Record<Role, readonly string[]>;

export type RouteName = (typeof ownRoutes)[Role][number];

export const routeNames: readonly RouteName[] = roles.flatMap((role) => ownRoutes[role]);

export function isRouteAllowed(role: Role, name: RouteName): boolean {
  if (role === "administrator") return true;
  return roles.some((step) => isAtLeast(role, step) && (ownRoutes[step] as readonly string[]).includes(name));
}

/**
 * The check with an owner flag: the route must be allowed and the flag must be the user's own uid. An
 * event's `security` is such a flag. A null flag denies; an administrator is always allowed.
 */
export function isOwnerAllowed(
  user: { role: Role; uid: string } | null,
  name: RouteName,
  flag: string | null,
): boolean {
  if (!user) return false;
  if (user.role === "administrator") return true;
  return flag !== null && isRouteAllowed(user.role, name) && user.uid === flag;
}

/** What a scorer finds in the management area: the event's home, and the scores they may enter. */
const scorerRoutes = new Set<RouteName>(["event-manage", ...crud("score")]);

/** Whether somebody's right on an event opens one of its management pages. */
export function isRightAllowed(role: Role, right: EventRight | null, name: RouteName): boolean {
  if (role === "administrator" || isRightAtLeast(right, "organizer")) return true;
  return right === "scorer" && scorerRoutes.has(name);
}

function crud<Noun extends string>(noun: Noun) {
  return [
    `event-manage-${noun}-list`,
    `event-manage-${noun}-add`,
    `event-manage-${noun}-edit`,
    `event-manage-${noun}-delete`,
  ] as const;
}
