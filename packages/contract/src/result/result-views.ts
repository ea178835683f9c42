import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { eventParams } from "../event-part.ts";
import { explainedSession } from "./explained-result.ts";
import { resultPreview } from "./result-preview.ts";
import { resultShows } from "./result-shows.ts";
import { resultRow } from "./result-table.ts";

const id = z.number().int();
const idParam = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

const caught = {
  lengthMm: id.nullable().describe("Of the longest one"),
  weightGrams: id.nullable().describe("Of the heaviest one that was weighed alone"),
};

/** What was caught of one species, counting what counts. */
export const resultSpecies = z.object({
  code: z.string(),
  name: z.string(),
  fish: id,
  ...caught,
  anglers: z
    .array(
      z.object({
        id,
        number: id,
        name: z.string(),
        teamName: z.string().nullable(),
        fish: id,
        ...caught,
      }),
    )
    .describe("Who caught it, most fish first"),
});

export type ResultSpecies = z.output<typeof resultSpecies>;

/** One angler's whole event, or one team's. */
export const wholeResult = z.object({
  id,
  lists: z.enum(["entries", "teams"]).describe("Whose id it is"),
  number: id.nullable().describe("The angler's; null for a team"),
  name: z.string(),
  teamId: id.nullable(),
  teamName: z.string().nullable(),
  category: z.string().nullable(),
  groupCode: z.string().nullable(),
  personUrl: z
    .string()
    .nullable()
    .describe(
      "Where the page of this angler is, who has agreed to one; null for everybody else and for teams",
    ),
  standings: z
    .array(z.object({ tableId: z.string(), row: resultRow }))
    .describe("Their line of every table they are in, their team's included"),
  members: z.array(resultRow).describe("The lines of a team's anglers; empty for an angler"),
  sessions: z.array(explainedSession),
});

export type WholeResult = z.output<typeof wholeResult>;

/** What is asked about one more fish, as the rules measure it. */
export const whatIfQuery = z.object({
  angler: idParam,
  session: idParam,
  species: idParam.optional().describe("Left out where the catch is weighed as a whole"),
  lengthMm: z.coerce.number().int().min(1).max(10_000).optional(),
  weightGrams: z.coerce.number().int().min(1).max(10_000_000).optional(),
});

export type WhatIfQuery = z.output<typeof whatIfQuery>;

const asked = z.enum(["needed", "useful", "no"]);

const whatIfFields = z.object({
  isWeighedWhole: z.boolean().describe("Whether a catch is weighed as a whole, without its species"),
  length: asked,
  weight: asked,
  species: z.array(z.object({ id, name: z.string() })).describe("Those that count"),
});

export const resultViewEndpoints = {
  listResultSpecies: endpoint({
    method: "GET",
    path: "/api/events/{event}/results/species",
    summary: "Who caught what: every species that counts, with its biggest fish and who caught it",
    access: "event-guest",
    status: 200,
    shows: resultShows,
    params: eventParams,
    answer: z.array(resultSpecies),
  }),
  getAnglerResult: endpoint({
    method: "GET",
    path: "/api/events/{event}/results/anglers/{id}",
    summary: "One angler's whole event: their place in every table, and their sessions with what counted",
    access: "event-guest",
    status: 200,
    params: eventParams.extend({ id: idParam }),
    answer: wholeResult,
    problems: ["angler-not-found"],
  }),
  getTeamResult: endpoint({
    method: "GET",
    path: "/api/events/{event}/results/teams/{id}",
    summary: "One team's whole event: its place, its members, and their sessions with what counted",
    access: "event-guest",
    status: 200,
    params: eventParams.extend({ id: idParam }),
    answer: wholeResult,
    problems: ["team-not-found"],
  }),
  getWhatIfFields: endpoint({
    method: "GET",
    path: "/api/events/{event}/results/what-if/fields",
    summary: "What has to be known of one more fish, as the rules measure it",
    access: "event-guest",
    status: 200,
    params: eventParams,
    answer: whatIfFields,
  }),
  getWhatIf: endpoint({
    method: "GET",
    path: "/api/events/{event}/results/what-if",
    summary: "Every place and every sum that one more fish of an angler would have moved; nothing is kept",
    access: "event-guest",
    status: 200,
    rate: "whatIf",
    params: eventParams,
    query: whatIfQuery,
    answer: resultPreview,
    problems: ["angler-not-found", "session-not-found", "species-not-found", "angler-not-in-session"],
  }),
};
