import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { eventParams } from "./event-part.ts";

const count = z.number().int();
const sized = z.object({ code: z.string(), size: count.describe("Pegs or anglers") }).nullable();

const openStatuses = ["running", "provisional", "scheduled"] as const;

/** What is there of an event, counted; the checklist is made of it. */
export const eventProgressResponse = z.object({
  isTeamEvent: z.boolean(),
  needsGroups: z.boolean().describe("Whether its rules are fished in groups that rotate"),
  sectors: count,
  sectorsWithoutPegs: count,
  pegs: count.describe("Pegs in use"),
  smallestSector: sized,
  sessions: count.describe("Official sessions that are not cancelled"),
  teams: count,
  shortTeams: z
    .object({
      count,
      teamSize: count.describe("Anglers that a team has"),
      named: z
        .array(z.object({ name: z.string(), anglers: count }))
        .readonly()
        .describe("The first three of them"),
    })
    .nullable()
    .describe("Teams with fewer anglers than a team has; null where there are none"),
  registered: count.describe("Registrations that stand"),
  undecided: count.describe("Registrations that wait for the organizer"),
  inLottery: count.describe("Registrations that take part in a lottery which is still to be drawn"),
  confirmed: count.describe("Registrations that have a place"),
  paid: count.describe("Those of them that are paid"),
  anglers: count.describe("Without reserves and those who have withdrawn"),
  anglersWithoutTeam: count,
  anglersWithoutGroup: count,
  groups: count,
  smallestGroup: sized,
  largestGroup: sized,
  rotationCells: count.describe("Cells of official sessions that are filled in"),
  rotationCollisions: count.describe("Sectors to which an official session sends more than one group"),
  drawnSessions: count.describe("Official sessions whose pegs are drawn and published"),
  nextSession: z
    .object({
      id: count,
      number: count,
      name: z.string(),
      startsAt: z.iso.datetime(),
      endsAt: z.iso.datetime(),
      isRunning: z.boolean(),
    })
    .nullable()
    .describe("What is fished now, or next"),
  openSessions: z
    .array(z.object({ number: count, name: z.string(), status: z.enum(openStatuses) }))
    .describe("Sessions without a final result, those that keep the event from being finished first"),
});

export type EventProgressResponse = z.output<typeof eventProgressResponse>;

export const eventProgressEndpoints = {
  getEventProgress: endpoint({
    method: "GET",
    path: "/api/events/{event}/progress",
    summary: "How far an event is set up",
    access: "event-scorer",
    status: 200,
    params: eventParams,
    answer: eventProgressResponse,
  }),
};
