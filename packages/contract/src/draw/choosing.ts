import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { eventParams, eventPartParams } from "../event-part.ts";
import { shownAngler } from "./shown-angler.ts";

const id = z.number().int();

/** One angler, or a pair or team that fishes from one peg. */
const choosingTurn = z.object({
  turn: z.number().int(),
  anglers: z.array(z.object(shownAngler)),
  place: z
    .object({ pegId: id, pegNumber: z.number().int(), sectorCode: z.string() })
    .nullable()
    .describe("The peg they have chosen; null as long as they have none"),
  passes: z.number().int().describe("How often they were not there when it was their turn"),
  isOver: z.boolean().describe("Whether they have a peg, or do not fish this session any more"),
});

/** A session whose pegs are chosen one after the other, in an order that was drawn. */
export const choosingResponse = z.object({
  runId: id,
  runNumber: z.number().int(),
  sessionId: id,
  next: z.number().int().nullable().describe("Whose turn it is; null when everybody has a peg"),
  isOpen: z
    .boolean()
    .describe("Whether pegs can be chosen now: the session is not over, its draw not locked"),
  turns: z.array(choosingTurn),
});

export type ChoosingResponse = z.output<typeof choosingResponse>;
export type ChoosingTurn = ChoosingResponse["turns"][number];

const turnOf = z.object({ sessionId: id, turn: z.number().int() });

export const choiceInput = turnOf.extend({
  pegId: id.nullable().describe("Null for those who are not there: they choose after everybody else"),
});

export type ChoiceInput = z.output<typeof choiceInput>;

export const choiceUndo = turnOf;

export type ChoiceUndo = z.output<typeof choiceUndo>;

export const choosingEndpoints = {
  listChoosing: endpoint({
    method: "GET",
    path: "/api/events/{event}/choosing",
    summary: "Who chooses a peg when, and what they have chosen, session by session",
    access: "event-guest",
    status: 200,
    shows: ["draw", "session", "sector", "team", "angler", "users"],
    params: eventParams,
    answer: z.array(choosingResponse),
  }),
  choosePeg: endpoint({
    method: "POST",
    path: "/api/events/{event}/draw-runs/{id}/choices",
    summary: "Give those whose turn it is the peg they have chosen, or note that they are not there",
    access: "event-organizer",
    status: 201,
    params: eventPartParams,
    body: choiceInput,
    answer: choosingResponse,
    problems: [
      "draw-run-not-found",
      "draw-run-not-in-force",
      "turn-not-next",
      "turns-over",
      "session-not-found",
      "session-draw-locked",
      "session-not-drawable",
      "peg-not-found",
      "peg-chosen",
      "peg-closed",
    ],
  }),
  undoChoice: endpoint({
    method: "POST",
    path: "/api/events/{event}/draw-runs/{id}/choices/undo",
    summary: "Take a choice back: they have no peg any more and choose again when it is their turn",
    access: "event-organizer",
    status: 200,
    params: eventPartParams,
    body: choiceUndo,
    answer: choosingResponse,
    problems: [
      "draw-run-not-found",
      "draw-run-not-in-force",
      "choice-not-found",
      "session-not-found",
      "session-draw-locked",
      "session-not-drawable",
    ],
  }),
};
