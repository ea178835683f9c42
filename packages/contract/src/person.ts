import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { eventUnits } from "./event-settings.ts";
import { speciesRecord } from "./result/species-record.ts";

const id = z.number().int();

const personEvent = z.object({
  eventId: id,
  eventUrl: z.string(),
  name: z.string(),
  startsOn: z.iso.date(),
  endsOn: z.iso.date(),
  units: z.enum(eventUnits),
  anglerId: id,
  state: z.enum(["to-come", "provisional", "official", "cancelled"]),
  place: id
    .nullable()
    .describe("In the event's first table of single anglers; null for one who is not placed"),
  sharedBy: id.describe("How many have this place"),
  anglers: id.describe("How many are in that table"),
});

/** What somebody has agreed to show: their public events, and the biggest fish that they caught there. */
export const personResponse = z.object({
  url: z.string().describe("The person's part of the address"),
  name: z.string(),
  events: z.array(personEvent).describe("The latest first"),
  records: z.array(speciesRecord).describe("Their biggest fish of each species, by name"),
});

const ownPage = z.object({
  url: z.string().nullable().describe("The page's part of the address; null while there is no page"),
  agreedAt: z.iso.datetime().nullable().describe("When they agreed to it"),
});

export type PersonResponse = z.output<typeof personResponse>;
export type OwnPage = z.output<typeof ownPage>;

export const personEndpoints = {
  getPerson: endpoint({
    method: "GET",
    path: "/api/people/{person}",
    summary: "The public page of somebody who has agreed to it: events, places and biggest fish",
    access: "guest",
    status: 200,
    params: z.object({ person: z.string().min(1).max(100).describe("The person's part of the address") }),
    answer: personResponse,
    problems: ["person-not-found"],
  }),
  getOwnPage: endpoint({
    method: "GET",
    path: "/api/people/mine",
    summary: "Whether one has a public page",
    access: "member",
    status: 200,
    answer: ownPage,
  }),
  agreeToPage: endpoint({
    method: "POST",
    path: "/api/people/mine",
    summary: "Agree to a public page of one's own; whoever has one keeps it",
    access: "member",
    status: 201,
    answer: ownPage,
  }),
  withdrawPage: endpoint({
    method: "DELETE",
    path: "/api/people/mine",
    summary: "Take the public page of one's own away; its address never comes back",
    access: "member",
    status: 200,
    answer: ownPage,
  }),
};
