import { REASON_MAX_LENGTH } from "@tightlines/domain/text-lengths";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { eventParams } from "../event-part.ts";
import { sizedPageQuery } from "../page.ts";
import { explainedResult } from "./explained-result.ts";
import { resultShows } from "./result-shows.ts";
import { resultRow, resultTables } from "./result-table.ts";
import { resultChanges, resultVersion, wholeResultVersion } from "./result-version.ts";

const id = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const idQuery = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional();

const classification = z
  .string()
  .min(1)
  .max(60)
  .optional()
  .describe("The id of a table; the first one when it is left out");

export const resultListQuery = sizedPageQuery(["place"]).extend({
  classification,
  session: idQuery.describe("The id of a session: what it brought, instead of the sums"),
  sector: idQuery.describe("The id of a sector: those who fished in it, session by session"),
  group: idQuery.describe("The id of a group: those who are in it"),
  mine: z.enum(["true"]).optional().describe("Only the caller, or the teams they are in"),
});

export type ResultListQuery = z.output<typeof resultListQuery>;

export const calculateInput = z.object({
  sessionId: id.optional().describe("What it is published for; the whole event when it is left out"),
  groupId: id.optional(),
  reason: z.string().trim().max(REASON_MAX_LENGTH).default("").describe("What everybody reads about it"),
});

export type CalculateInput = z.output<typeof calculateInput>;

const versionParams = eventParams.extend({ number: z.coerce.number().int().min(1).max(1_000_000) });

const missing = ["session-not-found", "sector-not-found", "group-not-found", "result-not-found"] as const;

export const resultEndpoints = {
  listResults: endpoint({
    method: "GET",
    path: "/api/events/{event}/results",
    summary: "One table of results as they stand now: the sums, or what a session brought",
    access: "event-guest",
    status: 200,
    shows: resultShows,
    params: eventParams,
    query: resultListQuery,
    answer: z.array(resultRow),
    isPaged: true,
    problems: missing,
  }),
  getResultTables: endpoint({
    method: "GET",
    path: "/api/events/{event}/results/tables",
    summary: "Which tables there are, and how far the sessions are",
    access: "event-guest",
    status: 200,
    shows: [...resultShows, "result", "users"],
    params: eventParams,
    answer: resultTables,
  }),
  explainResult: endpoint({
    method: "GET",
    path: "/api/events/{event}/results/why",
    summary: "Why somebody has their place: what counted, what it scored, and which tie-break decided",
    access: "event-guest",
    status: 200,
    params: eventParams,
    query: z.object({
      id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).describe("Of the angler, or the team"),
      classification,
      session: idQuery,
    }),
    answer: explainedResult,
    problems: missing,
  }),
  calculateResults: endpoint({
    method: "POST",
    path: "/api/events/{event}/results/calculate",
    summary: "Compute the results now and keep them as a numbered version; the same facts make no second one",
    access: "event-organizer",
    status: 200,
    rate: "result",
    params: eventParams,
    body: calculateInput,
    answer: resultVersion,
    problems: [
      "session-not-found",
      "group-not-found",
      "result-no-scores",
      "result-hidden",
      "result-session-undrawn",
      "result-session-counts-nothing",
      "event-full",
    ],
  }),
  listResultVersions: endpoint({
    method: "GET",
    path: "/api/events/{event}/results/versions",
    summary: "Which results were published, the latest first",
    access: "event-guest",
    status: 200,
    params: eventParams,
    query: sizedPageQuery(["number"]),
    answer: z.array(resultVersion),
    isPaged: true,
  }),
  getResultVersion: endpoint({
    method: "GET",
    path: "/api/events/{event}/results/versions/{number}",
    summary: "The tables as they were published under a number",
    access: "event-guest",
    status: 200,
    params: versionParams,
    answer: wholeResultVersion,
    problems: ["result-version-not-found"],
  }),
  getResultChanges: endpoint({
    method: "GET",
    path: "/api/events/{event}/results/versions/{number}/changes",
    summary: "What a published version has changed against the one before: scores, who, why, and places",
    access: "event-guest",
    status: 200,
    params: versionParams,
    answer: resultChanges,
    problems: ["result-version-not-found"],
  }),
};
