import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { eventParams } from "../event-part.ts";
import { sessionPresences } from "./score-values.ts";

const id = z.number().int();

const lastEntry = z.object({
  at: z.iso.datetime().describe("By the clock of the server"),
  by: z.string().nullable().describe("The account, or the pass; null when that account is gone"),
});

/** One angler in a session, with what is known of their card. */
export const boardSeat = z.object({
  sectorId: id.nullable().describe("Null where nobody was drawn"),
  sectorCode: z.string().nullable(),
  pegNumber: id.nullable(),
  anglerId: id,
  anglerNumber: id,
  anglerName: z.string(),
  teamName: z.string().nullable(),
  scoreId: id.nullable().describe("Null where nobody has said anything"),
  isIn: z.boolean().describe("Whether the card is there; not where everything on it was taken back"),
  presence: z.enum(sessionPresences).nullable().describe("Null while the card is missing"),
  fishCount: id.describe("Of what was not taken back, before the limits of the rules"),
  weighInGrams: id.nullable().describe("Where the catch was weighed as a whole"),
  isSigned: z.boolean().describe("Whether the angler has confirmed the card as it is now"),
  wasSigned: z.boolean().describe("Whether the angler has confirmed a version of the card"),
  openCount: id.describe("Entries that somebody has to decide about"),
  lastEntry: lastEntry.nullable(),
});

export type BoardSeat = z.output<typeof boardSeat>;

/** Who enters scores in a session: whoever holds a pass, or somebody with an account. */
export const boardController = z.object({
  kind: z.enum(["pass", "person"]),
  id,
  name: z.string(),
  sectorCodes: z.array(z.string()).describe("What a pass is limited to; empty for all sectors"),
  hasEnded: z.boolean().describe("Whether a pass was revoked, or is over"),
  seenAt: z.iso.datetime().nullable().describe("When they called last; null for a pass nobody has used"),
  entryCount: id.describe("What they have entered in this session"),
});

export type BoardController = z.output<typeof boardController>;

/** An entry that came before the one it builds on, as a change of a fish that the server does not know yet. */
export const boardWaiting = z.object({
  id: z.string().describe("That of the operation"),
  kind: z.string(),
  anglerId: id,
  anglerName: z.string(),
  by: lastEntry.shape.by,
  receivedAt: z.iso.datetime(),
});

export type BoardWaiting = z.output<typeof boardWaiting>;

/** What a weigh team has checked before it weighs. */
export const boardScaleCheck = z.object({
  id: z.string(),
  scaleNumber: z.string(),
  knownGrams: id,
  shownGrams: id,
  tareGrams: id,
  by: lastEntry.shape.by,
  takenInBy: z.string().nullable().describe("Who brought it from the device, where that did not send it"),
  madeAt: z.iso.datetime().describe("By the clock of the device"),
});

export type BoardScaleCheck = z.output<typeof boardScaleCheck>;

export const scoreBoard = z.object({
  seats: z.array(boardSeat).describe("Along the water; by number where nobody was drawn"),
  controllers: z.array(boardController).describe("The one seen last comes first"),
  waiting: z.array(boardWaiting).describe("The one that has waited longest comes first"),
  scaleChecks: z.array(boardScaleCheck).describe("The latest first"),
  openCount: id.describe("Entries of the whole event that somebody has to decide about"),
});

export type ScoreBoard = z.output<typeof scoreBoard>;

export const scoreBoardEndpoints = {
  getScoreBoard: endpoint({
    method: "GET",
    path: "/api/events/{event}/scores/board",
    summary: "Whose card is there and whose is missing in a session, and which controller was seen when",
    access: "event-organizer",
    status: 200,
    params: eventParams,
    query: z.object({
      sessionId: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
    }),
    answer: scoreBoard,
    problems: ["session-not-found"],
  }),
};
