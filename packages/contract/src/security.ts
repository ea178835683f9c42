import { eventRights } from "@tightlines/domain/event/event-right";
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { eventParams, eventPartParams, revision } from "./event-part.ts";
import { sizedPageQuery } from "./page.ts";
import { rowId } from "./row-id.ts";
import { emailAddress } from "./user.ts";
import { why } from "./problem/why.ts";

export const securityResponse = z.object({
  id: z.number().int().nullable().describe("The right's id; null while it is only an invitation"),
  invitationId: z.number().int().nullable().describe("The open invitation's id; null once it is a right"),
  right: z.enum(eventRights),
  uid: z.string().nullable(),
  displayName: z.string().nullable().describe("Null until the invitation is accepted"),
  email: z.string(),
  waitsFor: z
    .enum(["acceptance", "organizer"])
    .nullable()
    .describe("What is missing: that the invitation is accepted, or the role organizer"),
  invitedBy: z.string().nullable().describe("Who sent the open invitation"),
  revision,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

/** An open invitation, for whoever was invited. */
export const invitationResponse = z.object({
  id: z.number().int(),
  right: z.enum(eventRights),
  eventName: z.string(),
  eventUrl: z.string(),
  invitedBy: z.string().describe("Who sent it, by name"),
  createdAt: z.iso.datetime(),
});

const right = z.enum(eventRights, why("right-missing"));

export const securityInput = z.object({ email: z.string().trim().pipe(emailAddress), right });

export const securityPatch = z.object({ right, revision });

export const securityListQuery = sizedPageQuery(["right", "name", "created_at"]);

export type SecurityResponse = z.output<typeof securityResponse>;
export type InvitationResponse = z.output<typeof invitationResponse>;
export type SecurityInput = z.output<typeof securityInput>;
export type SecurityPatch = z.output<typeof securityPatch>;
export type SecurityListQuery = z.output<typeof securityListQuery>;

const onlyId = z.object({ id: z.number().int() });
const invitationParams = z.object({ id: rowId.describe("The invitation's id") });

export const securityEndpoints = {
  listSecurities: endpoint({
    method: "GET",
    path: "/api/events/{event}/securities",
    summary: "Who has a right on an event, and who is invited; owners first",
    access: "event-organizer",
    status: 200,
    params: eventParams,
    query: securityListQuery,
    answer: z.array(securityResponse),
    isPaged: true,
  }),
  getSecurity: endpoint({
    method: "GET",
    path: "/api/events/{event}/securities/{id}",
    summary: "One right on an event",
    access: "event-organizer",
    status: 200,
    params: eventPartParams,
    answer: securityResponse,
    problems: ["security-not-found"],
  }),
  addSecurity: endpoint({
    method: "POST",
    path: "/api/events/{event}/securities",
    summary: "Invite somebody to a right by e-mail address; the answer is the same for every address",
    access: "event-organizer",
    status: 201,
    params: eventParams,
    body: securityInput,
    answer: securityResponse,
    problems: ["security-taken", "invitation-taken", "email-unproven"],
  }),
  updateSecurity: endpoint({
    method: "PATCH",
    path: "/api/events/{event}/securities/{id}",
    summary: "Change somebody's right; only owners make and unmake owners",
    access: "event-organizer",
    status: 200,
    params: eventPartParams,
    body: securityPatch,
    answer: securityResponse,
    problems: ["security-not-found", "stale-revision", "last-owner"],
  }),
  deleteSecurity: endpoint({
    method: "DELETE",
    path: "/api/events/{event}/securities/{id}",
    summary: "Take somebody's right away; the last owner stays",
    access: "event-organizer",
    status: 200,
    params: eventPartParams,
    answer: onlyId,
    problems: ["security-not-found", "last-owner"],
  }),
  resendInvitation: endpoint({
    method: "POST",
    path: "/api/events/{event}/invitations/{id}/resend",
    summary: "Send an invitation again",
    access: "event-organizer",
    status: 200,
    params: eventPartParams,
    answer: securityResponse,
    problems: ["invitation-not-found", "email-unproven"],
  }),
  deleteInvitation: endpoint({
    method: "DELETE",
    path: "/api/events/{event}/invitations/{id}",
    summary: "Withdraw an invitation",
    access: "event-organizer",
    status: 200,
    params: eventPartParams,
    answer: onlyId,
    problems: ["invitation-not-found"],
  }),
  listInvitations: endpoint({
    method: "GET",
    path: "/api/invitations",
    summary: "One's own open invitations, the newest first; none before the address is confirmed",
    access: "member",
    status: 200,
    answer: z.array(invitationResponse),
  }),
  acceptInvitation: endpoint({
    method: "POST",
    path: "/api/invitations/{id}/accept",
    summary: "Take the right one was invited to",
    access: "member",
    status: 200,
    params: invitationParams,
    answer: securityResponse,
    problems: ["invitation-not-found", "email-unproven"],
  }),
  declineInvitation: endpoint({
    method: "DELETE",
    path: "/api/invitations/{id}",
    summary: "Say no to an invitation",
    access: "member",
    status: 200,
    params: invitationParams,
    answer: onlyId,
    problems: ["invitation-not-found", "email-unproven"],
  }),
};
