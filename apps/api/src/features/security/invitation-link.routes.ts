import { invitationLinkEndpoints, type InvitationLinkResponse } from "@tightlines/contract/invitation-link";
import { addressKey, type RateLimits } from "../../platform/http/rate-limit.ts";
import type { Serve } from "../../platform/http/serve.ts";
import { addLink, findLinks, revokeLink, type TakenLink } from "./invitation-link.service.ts";
import { openLink, takeLink, type TakeContext } from "./take-invitation-link.service.ts";

export interface InvitationLinkContext extends TakeContext {
  /** How often somebody may make a link, or call with one that nobody has made. */
  limits: Pick<RateLimits, "guess" | "inviter">;
}

export function invitationLinkRoutes(serve: Serve, context: InvitationLinkContext): void {
  serve(invitationLinkEndpoints.listInvitationLinks, async ({ db, event }) => ({
    data: (await findLinks(db, event.id)).map(presentLink),
  }));

  serve(invitationLinkEndpoints.addInvitationLink, async (call) => {
    await context.limits.inviter.take(call.caller.uid);
    const { secret, ...link } = await addLink(call, call.body);
    return { data: { ...presentLink(link), secret } };
  });

  serve(invitationLinkEndpoints.revokeInvitationLink, async (call) => ({
    data: presentLink(await revokeLink(call, call.params.id)),
  }));

  serve(invitationLinkEndpoints.openInvitationLink, async ({ db, body: { secret }, request }) => {
    const holder = { secret, address: addressKey(request.ip) };
    const { link, eventName } = await openLink(db, holder, context);
    const { right, expiresAt, invitedByName: invitedBy } = link;
    return { data: { right, eventName, invitedBy, expiresAt: expiresAt.toISOString() } };
  });

  serve(invitationLinkEndpoints.acceptInvitationLink, async (call) => {
    const holder = { secret: call.body.secret, address: addressKey(call.request.ip) };
    const { event, right } = await takeLink(call, holder, context);
    return { data: { right, eventName: event.name, eventUrl: event.url } };
  });
}

/** Without its secret, of which only a hash is stored. */
function presentLink({ takers, invitedByName, ...link }: TakenLink): InvitationLinkResponse {
  return {
    id: link.id,
    right: link.right,
    maxPeople: link.maxPeople,
    expiresAt: link.expiresAt.toISOString(),
    revokedAt: link.revokedAt?.toISOString() ?? null,
    invitedBy: invitedByName,
    takenBy: takers.map(({ displayName, email, takenAt }) => ({
      displayName,
      email,
      takenAt: takenAt.toISOString(),
    })),
    createdAt: link.createdAt.toISOString(),
  };
}
