import type { EventRight } from "../event/event-right.ts";

/** What a link can give. Whoever holds it may take it, and an event is not handed over to whoever comes. */
export const linkRights = ["organizer", "scorer"] as const satisfies readonly EventRight[];

export type LinkRight = (typeof linkRights)[number];

/** How many people one link can invite, and for how many days. */
export const invitationLinkLimits = { people: 100, days: 92 } as const;

export type InvitationLinkState = "open" | "full" | "expired" | "revoked";

export interface InvitationLinkFacts {
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
  readonly maxPeople: number;
  /** How many people have accepted. */
  readonly taken: number;
}

/** Whether somebody can still accept. */
export function invitationLinkState(link: InvitationLinkFacts, now: Date): InvitationLinkState {
  if (link.revokedAt) return "revoked";
  if (link.expiresAt <= now) return "expired";
  return link.taken >= link.maxPeople ? "full" : "open";
}

/** Why a link cannot end then; undefined when it can. */
export function checkLinkEnd(expiresAt: Date, now: Date): "past" | "too-far" | undefined {
  if (expiresAt <= now) return "past";
  const last = now.getTime() + invitationLinkLimits.days * 24 * 60 * 60 * 1000;
  return expiresAt.getTime() > last ? "too-far" : undefined;
}
