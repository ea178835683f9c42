import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { paperCall, paperProblems, paperSessionQuery, printedParams } from "../paper.ts";

const versionQuery = z.object({
  version: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000_000)
    .optional()
    .describe("The number that results were published under; those of now when it is left out"),
});

/** What a printed paper of results or scores shows, by the names of now, and whether it still holds. */
export const printedResult = z.object({
  isCurrent: z.boolean().describe("Whether it would be printed with the same words today"),
  kind: z
    .enum(["table", "session", "sector", "scores", "card", "certificate"])
    .describe(
      "What it shows: a table of sums, what a session or its sector brought, what was caught, or a place",
    ),
  title: z.string().nullable().describe("What stands above it; null where that is not there any more"),
  sessionNumber: z.number().int().nullable(),
});

export type PrintedResult = z.output<typeof printedResult>;

const problems = ["nothing-scored", ...paperProblems] as const;
const ofResults = ["result-version-not-found", ...problems] as const;

/**
 * The papers of results and scores. They carry the names that everybody may see, whoever prints them: paper lies around.
 * Only certificates carry whole names, and only those who run the event print them.
 */
export const resultPaperEndpoints = {
  resultsPdf: endpoint({
    ...paperCall,
    path: "/api/events/{event}/results.pdf",
    summary: "Every table of sums, each on sheets of its own, as a PDF file",
    access: "event-guest",
    query: versionQuery,
    problems: ofResults,
  }),
  sessionResultsPdf: endpoint({
    ...paperCall,
    path: "/api/events/{event}/session-results.pdf",
    summary: "What each session brought everybody, a sheet for each session, as a PDF file",
    access: "event-guest",
    query: paperSessionQuery.extend(versionQuery.shape),
    problems: ["session-not-found", ...ofResults],
  }),
  sectorResultsPdf: endpoint({
    ...paperCall,
    path: "/api/events/{event}/sector-results.pdf",
    summary: "What each session brought, a sheet for each sector, as a PDF file",
    access: "event-guest",
    query: paperSessionQuery.extend(versionQuery.shape),
    problems: ["session-not-found", ...ofResults],
  }),
  scoresPdf: endpoint({
    ...paperCall,
    path: "/api/events/{event}/scores.pdf",
    summary: "What everybody caught, fish by fish, with points and penalties, as a PDF file",
    access: "event-guest",
    query: paperSessionQuery,
    problems: ["session-not-found", ...problems],
  }),
  filledScorecardsPdf: endpoint({
    ...paperCall,
    path: "/api/events/{event}/filled-scorecards.pdf",
    summary: "A scorecard for everybody with what was entered, to sign or to keep, as a PDF file",
    access: "event-scorer",
    query: paperSessionQuery,
    problems: ["session-not-found", ...problems],
  }),
  certificatesPdf: endpoint({
    ...paperCall,
    path: "/api/events/{event}/certificates.pdf",
    summary: "A certificate for each of the first three places of every table, as a PDF file",
    access: "event-organizer",
    problems: ["podium-empty", ...paperProblems],
  }),
  getPrintedResult: endpoint({
    method: "GET",
    path: "/api/events/{event}/results/printed/{paper}",
    summary: "Whether a printed paper of results or scores still holds, by what its QR code says",
    access: "event-guest",
    status: 200,
    params: printedParams,
    answer: printedResult,
    rate: "printed",
    problems: ["paper-not-found"],
  }),
};
