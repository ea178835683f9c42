import { invitationLinkLimits, linkRights } from "@tightlines/domain/security/invitation-link";
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { eventParams, eventPartParams } from "./event-part.ts";
import { why } from "./problem/why.ts";

const SECRET_MAX_LENGTH = 100;

const right = z.enum(linkRights, why("right-missing"));
const maxPeople = z
  .number(why("count-missing"))
  .int(why("count-missing"))
  .min(1, why("count-missing"))
  .max(invitationLinkLimits.people)
  .describe("So many people can accept");

/** Invites whoever holds its secret to help to run an event. The secret is told once, to whoever makes the link. */
export const invitationLinkResponse = z.object({
  id: z.number().int(),
  right,
  maxPeople: z.number().int(),
  expiresAt: z.iso.datetime(),
  revokedAt: z.iso.datetime().nullable(),
  invitedBy: z.string().describe("Who made it, by name"),
  takenBy: z
    .array(z.object({ displayName: z.string(), email: z.string(), takenAt: z.iso.datetime() }))
    .describe("Who has accepted, the first one first"),
  createdAt: z.iso.datetime(),
});

export type InvitationLinkResponse = z.output<typeof invitationLinkResponse>;

export const newInvitationLinkResponse = invitationLinkResponse.extend({
  secret: z.string().describe("Behind the # of the link; it is stored as a hash and told only now"),
});

export type NewInvitationLinkResponse = z.output<typeof newInvitationLinkResponse>;

export const invitationLinkInput = z.object({
  right,
  maxPeople,
  expiresAt: z.iso.datetime(why("not-an-instant")),
});

export type InvitationLinkInput = z.output<typeof invitationLinkInput>;

/** In the body and not in the address, which is written into logs. */
export const invitationLinkHolder = z.object({
  secret: z.string(why("invitation-missing")).min(1, why("invitation-missing")).max(SECRET_MAX_LENGTH),
});

/** What whoever opens a link is told before they accept. */
export const openInvitationLink = z.object({
  right,
  eventName: z.string(),
  invitedBy: z.string(),
  expiresAt: z.iso.datetime(),
});

export type OpenInvitationLink = z.output<typeof openInvitationLink>;

/** What they have now: somebody who had a right before keeps that one. */
export const takenInvitationLink = z.object({
  right: z.enum(["owner", ...linkRights]),
  eventName: z.string(),
  eventUrl: z.string(),
});

const refusals = ["invitation-link-unknown", "invitation-link-ended"] as const;

export const invitationLinkEndpoints = {
  listInvitationLinks: endpoint({
    method: "GET",
    path: "/api/events/{event}/invitation-links",
    summary: "Every invitation link of an event, also those that have ended, the latest first",
    access: "event-organizer",
    status: 200,
    params: eventParams,
    answer: z.array(invitationLinkResponse),
  }),
  addInvitationLink: endpoint({
    method: "POST",
    path: "/api/events/{event}/invitation-links",
    summary: "Make a link that invites whoever opens it; only this answer tells its secret",
    access: "event-organizer",
    status: 201,
    params: eventParams,
    body: invitationLinkInput,
    answer: newInvitationLinkResponse,
    hasSecret: true,
    problems: ["email-unproven", "event-full"],
  }),
  revokeInvitationLink: endpoint({
    method: "POST",
    path: "/api/events/{event}/invitation-links/{id}/revoke",
    summary: "End a link for ever; who has accepted keeps their right",
    access: "event-organizer",
    status: 200,
    params: eventPartParams,
    answer: invitationLinkResponse,
    problems: ["invitation-not-found"],
  }),
  openInvitationLink: endpoint({
    method: "POST",
    path: "/api/invitation-link",
    summary: "What a link invites to, for whoever holds it",
    access: "guest",
    status: 200,
    body: invitationLinkHolder,
    answer: openInvitationLink,
    hasSecret: true,
    rate: "secret",
    problems: refusals,
  }),
  acceptInvitationLink: endpoint({
    method: "POST",
    path: "/api/invitation-link/accept",
    summary: "Take the right that a link gives, and the role organizer with it; refresh the token afterwards",
    access: "member",
    status: 200,
    body: invitationLinkHolder,
    answer: takenInvitationLink,
    hasSecret: true,
    rate: "secret",
    problems: [...refusals, "email-unproven"],
  }),
};
