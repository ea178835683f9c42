import { registrationMessageLengths as lengths } from "@tightlines/domain/registration/registration-lengths";
import { REASON_MAX_LENGTH } from "@tightlines/domain/text-lengths";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { eventParams, eventPartParams, revision } from "../event-part.ts";
import { why } from "../problem/why.ts";
import { registrationListQuery, registrationResponse } from "./registration.ts";

const id = z.number().int();

export const registrationMerge = z.object({
  otherId: z.number(why("not-in-list")).int().min(1).max(Number.MAX_SAFE_INTEGER),
  revision,
  otherRevision: revision,
  leavesOut: z
    .boolean()
    .default(false)
    .describe("Whether anglers who are only in the one that goes may be left out"),
  stays: id.optional().describe("Which of the two stays. Left out: the first to come"),
  reason: z.string().trim().min(1, why("reason-missing")).max(REASON_MAX_LENGTH),
});

/** The reason stands in the history, which forgets what is erased. */
export const contactErasure = z.object({
  revision,
  reason: z.string().trim().min(1, why("reason-missing")).max(REASON_MAX_LENGTH),
});

/** Registrations that may be of one person: the same name, or the same address, in two that stand. */
export const registrationDouble = z.object({
  id,
  others: z.array(id).describe("The other registrations that stand"),
});

/** Whom a message is for. Without a status, everybody whose registration stands. */
const recipients = registrationListQuery.pick({ status: true, payment: true, category: true, search: true });

export const registrationMessage = recipients.extend({
  subject: z.string().trim().min(1, why("subject-missing")).max(lengths.subject),
  text: z
    .string()
    .trim()
    .min(1, why("text-missing"))
    .max(lengths.text)
    .describe("Empty lines divide paragraphs"),
});

export const messageReach = z.object({
  recipients: id.describe("Addresses, each of which gets one letter"),
  unreachable: id.describe("Registrations of which nobody has an address"),
});

export type RegistrationMerge = z.output<typeof registrationMerge>;
export type ContactErasure = z.output<typeof contactErasure>;
export type RegistrationDouble = z.output<typeof registrationDouble>;
export type RegistrationMessage = z.output<typeof registrationMessage>;
export type MessageReach = z.output<typeof messageReach>;

/** What the desk does beside deciding. */
export const registrationDeskEndpoints = {
  listRegistrationDoubles: endpoint({
    method: "GET",
    path: "/api/events/{event}/registrations/doubles",
    summary: "Registrations that may be of one and the same person",
    access: "event-organizer",
    status: 200,
    params: eventParams,
    answer: z.array(registrationDouble),
  }),
  mergeRegistrations: endpoint({
    method: "POST",
    path: "/api/events/{event}/registrations/{id}/merge",
    summary: "Make two registrations of one person one: the first to come stays, the other is cancelled",
    access: "event-organizer",
    status: 200,
    params: eventPartParams,
    body: registrationMerge,
    answer: registrationResponse,
    problems: ["registration-not-found", "stale-revision", "registration-over"],
  }),
  eraseRegistrationContact: endpoint({
    method: "POST",
    path: "/api/events/{event}/registrations/{id}/erase-contact",
    summary: "Erase how the people of a registration are reached, as they asked for; names and results stay",
    access: "event-organizer",
    status: 200,
    params: eventPartParams,
    body: contactErasure,
    answer: registrationResponse,
    problems: ["registration-not-found", "stale-revision"],
  }),
  countMessageRecipients: endpoint({
    method: "GET",
    path: "/api/events/{event}/registrations/message",
    summary: "How many a message would reach",
    access: "event-organizer",
    status: 200,
    params: eventParams,
    query: recipients,
    answer: messageReach,
  }),
  sendRegistrationMessage: endpoint({
    method: "POST",
    path: "/api/events/{event}/registrations/message",
    summary: "Write to those who registered, one letter to each address",
    access: "event-organizer",
    status: 200,
    params: eventParams,
    body: registrationMessage,
    rate: "message",
    answer: messageReach,
    problems: ["nobody-to-write-to"],
  }),
};
