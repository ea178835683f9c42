import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { paperCall, paperProblems, paperSessionQuery, printedParams } from "../paper.ts";

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

const problems = ["nothing-drawn", ...paperProblems] as const;

/** The papers of a draw. They carry the names that everybody may see, whoever prints them: paper lies around. */
export const drawPaperEndpoints = {
  drawsPdf: endpoint({
    ...paperCall,
    path: "/api/events/{event}/draws.pdf",
    summary: "Who fishes where, a sheet for each session and sector, as a PDF file",
    access: "event-guest",
    query: paperSessionQuery,
    problems: ["session-not-found", ...problems],
  }),
  duelsPdf: endpoint({
    ...paperCall,
    path: "/api/events/{event}/duels.pdf",
    summary: "Who meets whom in which round, a sheet for each session of duels, as a PDF file",
    access: "event-guest",
    query: paperSessionQuery,
    problems: ["session-not-found", ...problems],
  }),
  teamDrawsPdf: endpoint({
    ...paperCall,
    path: "/api/events/{event}/team-draws.pdf",
    summary: "Where the anglers of each team fish in all sessions, as a PDF file",
    access: "event-guest",
    problems,
  }),
  pegCardsPdf: endpoint({
    ...paperCall,
    path: "/api/events/{event}/peg-cards.pdf",
    summary: "A card for every peg in use with whoever fishes there, as a PDF file",
    access: "event-scorer",
    query: paperSessionQuery,
    problems: ["session-not-found", ...problems],
  }),
  scorecardsPdf: endpoint({
    ...paperCall,
    path: "/api/events/{event}/scorecards.pdf",
    summary: "What controllers fill in, in the way of the event's discipline, as a PDF file",
    access: "event-scorer",
    query: paperSessionQuery,
    problems: ["session-not-found", ...problems],
  }),
  duelCardsPdf: endpoint({
    ...paperCall,
    path: "/api/events/{event}/duel-cards.pdf",
    summary: "What judges fill in, a card for each duel, as a PDF file",
    access: "event-scorer",
    query: paperSessionQuery,
    problems: ["session-not-found", ...problems],
  }),
  getPrintedPaper: endpoint({
    method: "GET",
    path: "/api/events/{event}/printed/{paper}",
    summary: "Whether a printed paper of the draw still holds, by what its QR code says",
    access: "event-guest",
    status: 200,
    params: printedParams,
    answer: printedPaper,
    rate: "printed",
    problems: ["paper-not-found"],
  }),
};
