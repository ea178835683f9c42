import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { eventParams, eventPartParams, revision } from "../event-part.ts";
import { shownAngler } from "./shown-angler.ts";

const id = z.number().int();

/** More than any draw has: a thousand sectors in fifty sessions. */
const MAX_STEPS = 50_000;

/** What a ceremony shows at once. Nobody is named in it before it is revealed. */
const ceremonyStep = z.object({
  sessionId: id,
  sectorId: id.nullable().describe("Null for an order of choice and for a round, which are about no sector"),
  round: z.number().int().nullable().describe("The round of duels; null for all other draws"),
  isRevealed: z.boolean(),
  seats: z
    .array(z.object({ pegId: id, pegNumber: z.number().int(), ...shownAngler }))
    .describe("Who fishes there, along the water; empty before it is revealed"),
  turns: z
    .array(z.object({ turn: z.number().int(), anglers: z.array(z.object(shownAngler)) }))
    .describe("Who chooses when; empty before it is revealed"),
  duels: z
    .array(
      z.object({
        sectorCode: z.string(),
        pegNumbers: z.tuple([z.number().int(), z.number().int()]),
        anglers: z
          .tuple([z.object(shownAngler), z.object(shownAngler)])
          .describe("On the first and on the second peg; they change seats at half time"),
        judge: z.object(shownAngler).nullable().describe("Null where an official judges"),
      }),
    )
    .describe("Who meets whom in the round; empty before it is revealed"),
});

/** A draw on its way from the promise to the last peg, as everybody in the room may see it. */
export const ceremonyResponse = z.object({
  runId: id,
  revision,
  number: z.number().int(),
  status: z.enum(["draft", "published", "locked"]),
  seedHash: z.string(),
  inputHash: z.string(),
  anglers: z.number().int().describe("How many are drawn"),
  takesIngredient: z.boolean(),
  ingredient: z.string().nullable().describe("What the crowd added; null before the draw is made"),
  createdAt: z.iso.datetime().describe("When it was promised"),
  drawnAt: z.iso.datetime().nullable(),
  steps: z.array(ceremonyStep),
  latest: z.number().int().nullable().describe("The place in the list of the step that was revealed last"),
});

export type CeremonyResponse = z.output<typeof ceremonyResponse>;
export type CeremonyStep = CeremonyResponse["steps"][number];

export const revealInput = z.object({
  step: z
    .number()
    .int()
    .min(0)
    .max(MAX_STEPS)
    .optional()
    .describe("The place in the list of what is revealed, from 0; everything when it is left out"),
});

export type RevealInput = z.output<typeof revealInput>;

export const ceremonyEndpoints = {
  getCeremony: endpoint({
    method: "GET",
    path: "/api/events/{event}/ceremony",
    summary: "The latest draw of pegs as far as it is revealed; null where none is prepared or in force",
    access: "event-guest",
    status: 200,
    shows: ["draw", "sector", "team", "angler", "users"],
    params: eventParams,
    answer: ceremonyResponse.nullable(),
  }),
  revealDraw: endpoint({
    method: "POST",
    path: "/api/events/{event}/draw-runs/{id}/reveal",
    summary: "Show a sector of a draw to everybody, or all of it; what is shown stays shown",
    access: "event-organizer",
    status: 200,
    params: eventPartParams,
    body: revealInput,
    answer: ceremonyResponse,
    problems: ["draw-run-not-found", "draw-not-made", "draw-run-not-draft"],
  }),
};
