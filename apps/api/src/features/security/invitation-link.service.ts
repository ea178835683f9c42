import type { InvitationLinkInput } from "@tightlines/contract/invitation-link";
import { tell } from "@tightlines/contract/problem/problem";
import { groupBy } from "@tightlines/domain/group-by";
import { checkLinkEnd, invitationLinkLimits } from "@tightlines/domain/security/invitation-link";
import type { Db } from "../../platform/database/schema.ts";
import type { EventCall } from "../../platform/http/call.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { requireFound } from "../../platform/http/require-found.ts";
import { requireProvenEmail } from "../../platform/identity/caller.ts";
import { hashOfCode, makeCode } from "../../platform/identity/secret-code.ts";
import { changeEventPart } from "../event/event-part.service.ts";
import { endLink, valuesOfLink } from "./end-invitation-link.ts";
import * as links from "./invitation-link.repository.ts";
import type { LinkTaker, ListedLink } from "./invitation-link.repository.ts";
import { requireMayGive } from "./security.service.ts";

/** A link with who has accepted by it. */
export type TakenLink = ListedLink & { takers: readonly LinkTaker[] };

export async function findLinks(db: Db, eventId: number): Promise<TakenLink[]> {
  return withTakers(db, await links.findAll(db, eventId));
}

/** Answers its secret with it, which nobody can read again. */
export function addLink(
  call: EventCall,
  input: InvitationLinkInput,
): Promise<TakenLink & { secret: string }> {
  requireProvenEmail(call.caller);
  const expiresAt = readEnd(input.expiresAt);
  return changeEventPart(call, { topics: ["security"] }, async (change) => {
    const { trx, event, caller, record } = change;
    const { right, maxPeople } = input;
    await requireMayGive(change, right);
    const secret = makeCode();
    const id = await links.insert(trx, {
      eventId: event.id,
      right,
      maxPeople,
      expiresAt,
      secretHash: hashOfCode(secret),
      invitedBy: caller.userId,
    });
    const link = await getLink(trx, event.id, id);
    await record({ noun: "invitation-link", nounId: id, action: "create", after: valuesOfLink(link) });
    return { ...link, secret };
  });
}

/** Whoever asks twice gets the same answer. */
export function revokeLink(call: EventCall, id: number): Promise<TakenLink> {
  return changeEventPart(call, { topics: ["security"] }, async (change) => {
    const { trx, event } = change;
    const link = await getLink(trx, event.id, id);
    await requireMayGive(change, link.right);
    if (link.revokedAt) return link;
    await endLink(change, link);
    return getLink(trx, event.id, id);
  });
}

export async function getLink(db: Db, eventId: number, id: number): Promise<TakenLink> {
  const link = requireFound(await links.findById(db, eventId, id), "invitation-not-found");
  return { ...link, takers: await links.findTakers(db, [id]) };
}

async function withTakers(db: Db, found: readonly ListedLink[]): Promise<TakenLink[]> {
  const ids = found.map(({ id }) => id);
  const takers = groupBy(await links.findTakers(db, ids), ({ invitationLinkId }) => invitationLinkId);
  return found.map((link) => ({ ...link, takers: takers.get(link.id) ?? [] }));
}

function readEnd(instant: string): Date {
  const expiresAt = new Date(instant);
  const wrong = checkLinkEnd(expiresAt, new Date());
  if (!wrong) return expiresAt;
  const { days } = invitationLinkLimits;
  const why = wrong === "past" ? tell("link-end-past") : tell("link-end-too-far", { days });
  throw new ProblemError("invalid-input", { fields: { expiresAt: [why] } });
}
