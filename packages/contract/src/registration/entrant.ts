import { askingStates, entrantReplies } from "@tightlines/domain/registration/entrant-reply";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { eventPartParams } from "../event-part.ts";
import { why } from "../problem/why.ts";
import { registrationResponse } from "./registration.ts";

/** What somebody was named for, for whoever has the code of the letter. */
export const askedEntrant = z.object({
  state: z.enum(askingStates).describe("Only an open one can be answered"),
  reply: z.enum(entrantReplies).nullable(),
  eventName: z.string(),
  eventUrl: z.string(),
  startsOn: z.iso.date(),
  endsOn: z.iso.date(),
  teamName: z.string(),
  namedBy: z.string().nullable().describe("Who registered the team, by name; null where the organizer did"),
  isLinked: z.boolean().describe("Whether it stands among the caller's own registrations"),
  person: z
    .object({
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      club: z.string(),
      country: z.string(),
      licence: z.string(),
      isReserve: z.boolean(),
      isMinor: z.boolean(),
      needsAccessiblePeg: z.boolean(),
    })
    .nullable()
    .describe("What is known about them; null when the code cannot be used any more"),
});

export const replyInput = z.object({ reply: z.enum(entrantReplies, why("not-in-list")) });

export type AskedEntrant = z.output<typeof askedEntrant>;

const codeParams = z.object({ code: z.string().max(100).describe("The code of the letter") });

export const entrantEndpoints = {
  getAskedEntrant: endpoint({
    method: "GET",
    path: "/api/entrants/{code}",
    summary: "What somebody was named for, for whoever has the code of the letter; changes nothing",
    access: "guest",
    status: 200,
    params: codeParams,
    answer: askedEntrant,
    hasSecret: true,
    problems: ["entrant-not-found"],
  }),
  replyAsEntrant: endpoint({
    method: "POST",
    path: "/api/entrants/{code}/reply",
    summary:
      "Say whether one takes part. Whoever is signed in with the address of the letter finds it among their registrations",
    access: "guest",
    status: 200,
    params: codeParams,
    body: replyInput,
    rate: "registration",
    answer: askedEntrant,
    problems: ["entrant-not-found", "reply-too-late", "reply-given", "reply-not-needed"],
  }),
  askEntrant: endpoint({
    method: "POST",
    path: "/api/events/{event}/entrants/{id}/ask",
    summary: "Ask somebody of a team by letter whether they take part; a code they had before ends",
    access: "event-member",
    status: 200,
    params: eventPartParams,
    rate: "registration",
    answer: registrationResponse,
    problems: [
      "entrant-not-found",
      "email-unproven",
      "entrant-without-address",
      "entrant-without-team",
      "entrant-registration-over",
      "entrant-said-yes",
      "entrant-event-over",
    ],
  }),
};
