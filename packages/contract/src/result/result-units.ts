import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { eventParams } from "../event-part.ts";

const id = z.number().int();

/** What a device needs beside scores, anglers and rules to compute places by itself, where there is no signal. */
export const resultUnits = z.object({
  units: z
    .array(
      z.object({
        id: z.string(),
        sessionId: id,
        size: z.number().int().describe("How many were drawn into it; a peg left empty later still counts"),
        drawn: z.array(id).describe("Anglers"),
        substitutes: z.array(z.object({ outId: id, inId: id })).describe("Who fishes instead of whom"),
      }),
    )
    .describe("Who is ranked against whom in the sessions that were drawn"),
  disqualified: z
    .array(z.object({ anglerId: id, sessionId: id }))
    .describe("Who is out of the whole event, and in which session it was decided"),
});

export type ResultUnits = z.output<typeof resultUnits>;

export const resultUnitEndpoints = {
  getResultUnits: endpoint({
    method: "GET",
    path: "/api/events/{event}/results/units",
    summary: "Who is ranked against whom, for devices that compute places without signal",
    access: "event-scorer",
    status: 200,
    params: eventParams,
    answer: resultUnits,
  }),
};
