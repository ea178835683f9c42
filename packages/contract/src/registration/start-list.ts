import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { eventParams } from "../event-part.ts";

const count = z.number().int();

export const startListOutcome = z.object({
  added: count.describe("Who came on the start list"),
  linked: count.describe(
    "Who stood on it already, and is linked to their registration or account or shown to be under age",
  ),
  changed: count.describe("Whose name, club, country, licence or needs the registration says anew"),
  keptByHand: z
    .array(z.string())
    .describe("Of whom the registration says something else than what was changed on the start list by hand"),
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
