import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { eventParams } from "../event-part.ts";

const count = z.number().int();

export const startListOutcome = z.object({
  added: count.describe("Who came on the start list"),
  linked: count.describe(
    "Who stood on it already, and is linked to their registration or account or shown to be under age",
  ),
  withdrawn: count.describe("Whose registration does not hold any more"),
  returned: count.describe("Who had withdrawn and has a place again"),
  teamsAdded: count,
});

export type StartListOutcome = z.output<typeof startListOutcome>;

export const startListEndpoints = {
  previewStartList: endpoint({
    method: "GET",
    path: "/api/events/{event}/registrations/start-list",
    summary: "How far the start list is from the confirmed registrations",
    access: "event-organizer",
    status: 200,
    params: eventParams,
    answer: startListOutcome,
  }),
  makeStartList: endpoint({
    method: "POST",
    path: "/api/events/{event}/registrations/start-list",
    summary:
      "Make teams and anglers of the confirmed registrations; again, it adds and withdraws what has changed",
    access: "event-organizer",
    status: 200,
    params: eventParams,
    inTurn: true,
    answer: startListOutcome,
    problems: ["event-full", "group-emptied", "team-name-taken"],
  }),
};
