import { invitationLinkState } from "@tightlines/domain/security/invitation-link";
import type { EventRight } from "@tightlines/domain/event/event-right";
import type { Db } from "../../platform/database/schema.ts";
import type { EventRow } from "../../platform/database/tables/event.table.ts";
import type { UserCall } from "../../platform/http/call.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import type { RateLimits } from "../../platform/http/rate-limit.ts";
import { requireProvenEmail } from "../../platform/identity/caller.ts";
import type { IdentityIssuer } from "../../platform/identity/issuer.ts";
import { hashOfCode } from "../../platform/identity/secret-code.ts";
import { changeEventPart } from "../event/event-part.service.ts";
import { getEvent } from "../event/event.service.ts";
import { becomeOrganizer } from "../user/user.service.ts";
import { giveRight } from "./add-security.service.ts";
import * as links from "./invitation-link.repository.ts";
import type { ListedLink } from "./invitation-link.repository.ts";
import { getLink, type TakenLink } from "./invitation-link.service.ts";
import { mayStillGive } from "./invitation.service.ts";
import * as securities from "./security.repository.ts";

/** Whoever holds a link, and where they call from. */
export interface LinkHolder {
  secret: string;
  address: string;
}

export interface TakeContext {
  issuer: IdentityIssuer;
  limits: Pick<RateLimits, "guess">;
}

/** What a link invites to. It tells no more than whoever shows the link has told. */
export async function openLink(
  db: Db,
  holder: LinkHolder,
  context: Pick<TakeContext, "limits">,
): Promise<{ link: ListedLink; eventName: string }> {
  const { eventId, id } = await requireLink(db, holder, context);
  const link = await getLink(db, eventId, id);
  await requireOpen(db, link);
  const { name: eventName } = await getEvent(db, eventId);
  return { link, eventName };
}

/**
 * Gives whoever holds a link what it promises, once, and the role without which a right is of no use: every member may take
 * that role, so nobody is raised by somebody else. Somebody who has a right on the event already keeps that one.
 */
export async function takeLink(
  call: UserCall,
  holder: LinkHolder,
  context: TakeContext,
): Promise<{ event: EventRow; right: EventRight }> {
  requireProvenEmail(call.caller);
  const { eventId, id } = await requireLink(call.db, holder, context);
  return changeEventPart({ ...call, event: { id: eventId } }, { topics: ["security"] }, async (change) => {
    const { trx, event, caller } = change;
    const { userId } = caller;
    const own = await securities.findByUser(trx, eventId, userId);
    const link = await getLink(trx, eventId, id);
    if (!own) await requireOpenFor(trx, link, userId);
    // Locks their row, which what follows refers to: two acceptances of one person do not wait for each other.
    await becomeOrganizer(trx, context.issuer, caller);
    if (own) return { event, right: own.right };
    await links.insertTaker(trx, id, userId);
    await giveRight(change, { userId, right: link.right, invitationLinkId: id }, "accept");
    return { event, right: link.right };
  });
}

/** Whose right was taken away after they had accepted is not let in again by the same link. */
async function requireOpenFor(db: Db, link: TakenLink, userId: number): Promise<void> {
  await requireOpen(db, link);
  if (link.takers.some((taker) => taker.userId === userId)) throw new ProblemError("invitation-link-ended");
}

async function requireOpen(db: Db, link: TakenLink): Promise<void> {
  const state = invitationLinkState({ ...link, taken: link.takers.length }, new Date());
  if (state !== "open" || !(await mayStillGive(db, link))) throw new ProblemError("invitation-link-ended");
}

/** Wrong secrets are counted by where they come from, so that guessing leads nowhere. */
async function requireLink(
  db: Db,
  { secret, address }: LinkHolder,
  { limits }: Pick<TakeContext, "limits">,
): Promise<ListedLink> {
  const link = await links.findBySecretHash(db, hashOfCode(secret));
  if (link) return link;
  await limits.guess.take(address);
  throw new ProblemError("invitation-link-unknown");
}
