import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { eventParams } from "../event-part.ts";
import { paperFile } from "../paper.ts";

const sessionQuery = z.object({
  session: z.coerce
    .number()
    .int()
    .min(1)
    .max(Number.MAX_SAFE_INTEGER)
    .optional()
    .describe("The number of one session; all that are drawn when it is left out"),
});

/** What a printed paper shows, by the names of now, and whether it still holds. */
export const printedPaper = z.object({
  isCurrent: z.boolean().describe("Whether it would be printed with the same words today"),
  kind: z
    .enum(["sector", "team", "peg", "duels"])
    .describe("What it shows: a sector, a peg or the duels of a session, or a team"),
  sessionNumber: z.number().int().nullable(),
  sessionName: z.string().nullable(),
  sectorCode: z.string().nullable(),
  pegNumber: z.number().int().nullable(),
  teamName: z.string().nullable(),
});

export type PrintedPaper = z.output<typeof printedPaper>;

const paper = {
  method: "GET",
  status: 200,
  params: eventParams,
  answer: paperFile,
  file: "pdf",
  rate: "paper",
} as const;

const problems = ["nothing-drawn", "paper-too-long", "papers-busy"] as const;

/** The papers of a draw. They carry the names that everybody may see, whoever prints them: paper lies around. */
export const drawPaperEndpoints = {
  drawsPdf: endpoint({
    ...paper,
    path: "/api/events/{event}/draws.pdf",
    summary: "Who fishes where, a sheet for each session and sector, as a PDF file",
    access: "event-guest",
    query: sessionQuery,
    problems: ["session-not-found", ...problems],
  }),
  duelsPdf: endpoint({
    ...paper,
    path: "/api/events/{event}/duels.pdf",
    summary: "Who meets whom in which round, a sheet for each session of duels, as a PDF file",
    access: "event-guest",
    query: sessionQuery,
    problems: ["session-not-found", ...problems],
  }),
  teamDrawsPdf: endpoint({
    ...paper,
    path: "/api/events/{event}/team-draws.pdf",
    summary: "Where the anglers of each team fish in all sessions, as a PDF file",
    access: "event-guest",
    problems,
  }),
  pegCardsPdf: endpoint({
    ...paper,
    path: "/api/events/{event}/peg-cards.pdf",
    summary: "A card for every peg in use with whoever fishes there, as a PDF file",
    access: "event-scorer",
    query: sessionQuery,
    problems: ["session-not-found", ...problems],
  }),
  scorecardsPdf: endpoint({
    ...paper,
    path: "/api/events/{event}/scorecards.pdf",
    summary: "What controllers fill in, in the way of the event's discipline, as a PDF file",
    access: "event-scorer",
    query: sessionQuery,
    problems: ["session-not-found", ...problems],
  }),
  getPrintedPaper: endpoint({
    method: "GET",
    path: "/api/events/{event}/printed/{paper}",
    summary: "Whether a printed paper of the draw still holds, by what its QR code says",
    access: "event-guest",
    status: 200,
    params: eventParams.extend({
      paper: z.string().max(100).describe("What it shows and its version, as its QR code says it"),
    }),
    answer: printedPaper,
    rate: "printed",
    problems: ["paper-not-found"],
  }),
};
