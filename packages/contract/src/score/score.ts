import { SCORE_OPERATIONS_AT_ONCE } from "@tightlines/domain/score/score-operation";
import { REASON_MAX_LENGTH } from "@tightlines/domain/text-lengths";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { eventParams, eventPartParams, revision } from "../event-part.ts";
import { sizedPageQuery } from "../page.ts";
import { why } from "../problem/why.ts";
import { loggedOperation, scoreOperation, scoreOutcome } from "./score-operation.ts";
import { scoreResponse } from "./score-response.ts";
import { catchInput, lateMinutes, sessionPresences, weighInInput } from "./score-values.ts";

const idQuery = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional();

export const scoreListQuery = sizedPageQuery(["session"]).extend({
  sessionId: idQuery,
  sectorId: idQuery,
  teamId: idQuery,
  anglerId: idQuery,
});

export type ScoreListQuery = z.output<typeof scoreListQuery>;

const idInBody = z.number(why("not-in-list")).int().min(1).max(Number.MAX_SAFE_INTEGER);

const reason = z.string().trim().max(REASON_MAX_LENGTH);

/** A whole score at once, such as the card of an angler who has finished. */
export const scoreInput = z.object({
  sessionId: z.number(why("session-missing")).int(),
  anglerId: z.number(why("angler-missing")).int(),
  presence: z.enum(sessionPresences, why("not-in-list")).default("fished"),
  lateMinutes: lateMinutes.default(0),
  weighIn: weighInInput.nullable().default(null),
  catches: z.array(catchInput).max(SCORE_OPERATIONS_AT_ONCE).default([]),
  reason: reason.default("").describe("Needed when the session is over already"),
});

export type ScoreInput = z.output<typeof scoreInput>;

export const scorePatch = z.object({
  presence: scoreInput.shape.presence.unwrap().optional(),
  lateMinutes: lateMinutes.optional(),
  weighIn: weighInInput.nullable().optional(),
  reason: reason.default("").describe("Why it is changed; needed once the angler has signed"),
  revision,
});

export type ScorePatch = z.output<typeof scorePatch>;

const refusals = [
  "session-not-found",
  "angler-not-found",
  "species-not-found",
  "session-takes-no-scores",
  "angler-not-in-session",
  "score-needs-reason",
  "score-full",
] as const;

export const scoreEndpoints = {
  listScores: endpoint({
    method: "GET",
    path: "/api/events/{event}/scores",
    summary: "What everybody caught, session by session and along the water",
    access: "event-guest",
    status: 200,
    shows: ["score", "session", "sector", "team", "angler", "draw", "species"],
    params: eventParams,
    query: scoreListQuery,
    answer: z.array(scoreResponse),
    isPaged: true,
  }),
  getScore: endpoint({
    method: "GET",
    path: "/api/events/{event}/scores/{id}",
    summary: "What one angler caught in one session",
    access: "event-guest",
    status: 200,
    params: eventPartParams,
    answer: scoreResponse,
    problems: ["score-not-found"],
  }),
  addScore: endpoint({
    method: "POST",
    path: "/api/events/{event}/scores",
    summary: "Enter a whole score of somebody who has none in a session",
    access: "event-scorer",
    status: 201,
    params: eventParams,
    body: scoreInput,
    answer: scoreResponse,
    problems: ["score-exists", ...refusals],
  }),
  updateScore: endpoint({
    method: "PATCH",
    path: "/api/events/{event}/scores/{id}",
    summary: "Change what is said about the whole of a score; fish are changed by operations",
    access: "event-scorer",
    status: 200,
    params: eventPartParams,
    body: scorePatch,
    answer: scoreResponse,
    problems: ["score-not-found", "stale-revision", ...refusals],
  }),
  deleteScore: endpoint({
    method: "DELETE",
    path: "/api/events/{event}/scores/{id}",
    summary: "Void everything on a score; it stays readable, struck through, with the reason",
    access: "event-organizer",
    status: 200,
    params: eventPartParams,
    query: z.object({
      reason: reason.min(1, why("reason-missing")),
      revision: z.coerce.number().int().optional().describe("The revision that was seen"),
    }),
    answer: scoreResponse,
    problems: ["score-not-found", "stale-revision", "session-takes-no-scores"],
  }),
  sendScores: endpoint({
    method: "POST",
    path: "/api/events/{event}/scores/operations",
    summary: "Say what was caught; each operation has an outcome of its own",
    access: "event-scorer",
    status: 200,
    params: eventParams,
    body: z.object({
      operations: z.array(scoreOperation).min(1, why("empty")).max(SCORE_OPERATIONS_AT_ONCE),
    }),
    answer: z.array(scoreOutcome).describe("One for each operation, in their order"),
  }),
  takeInScores: endpoint({
    method: "POST",
    path: "/api/events/{event}/scores/take-in",
    summary: "Take in what was entered on a device without signal, whatever has become of its pass",
    access: "event-organizer",
    status: 200,
    params: eventParams,
    body: z.object({
      passId: idInBody
        .nullable()
        .default(null)
        .describe("The pass it was entered with; without one it was an account"),
      operations: z.array(scoreOperation).min(1, why("empty")).max(SCORE_OPERATIONS_AT_ONCE),
    }),
    answer: z.array(scoreOutcome).describe("One for each operation, in their order"),
    problems: ["pass-not-found"],
  }),
  listScoreOperations: endpoint({
    method: "GET",
    path: "/api/events/{event}/scores/operations",
    summary: "Everything that was said about the scores, the latest first",
    access: "event-scorer",
    status: 200,
    params: eventParams,
    query: sizedPageQuery(["number"]).extend({
      scoreId: idQuery,
      isOpen: z.enum(["true"]).optional().describe("Only what somebody has to decide about"),
    }),
    answer: z.array(loggedOperation),
    isPaged: true,
  }),
  decideScoreOperation: endpoint({
    method: "POST",
    path: "/api/events/{event}/scores/operations/{operation}/decide",
    summary:
      "Decide about an operation that contradicts another one or was refused: carry it out now, or leave it",
    access: "event-organizer",
    status: 200,
    params: eventParams.extend({ operation: z.uuid().toLowerCase() }),
    body: z.object({
      isTaken: z.boolean().describe("Whether it is carried out after all"),
      reason: reason.min(1, why("reason-missing")),
    }),
    answer: scoreOutcome,
    problems: ["score-operation-not-found", "score-operation-decided", ...refusals, "score-part-unknown"],
  }),
  undoScoreDecision: endpoint({
    method: "POST",
    path: "/api/events/{event}/scores/operations/{operation}/decide/undo",
    summary: "Take back that an operation was left; it waits for a decision again",
    access: "event-organizer",
    status: 200,
    params: eventParams.extend({ operation: z.uuid().toLowerCase() }),
    answer: loggedOperation,
    problems: ["score-operation-not-found", "undo-too-late"],
  }),
  stopWaitingOperation: endpoint({
    method: "POST",
    path: "/api/events/{event}/scores/operations/{operation}/stop-waiting",
    summary:
      "Judge an operation as things stand whose predecessor does not come any more; then decide about it",
    access: "event-organizer",
    status: 200,
    params: eventParams.extend({ operation: z.uuid().toLowerCase() }),
    answer: loggedOperation,
    problems: ["score-operation-not-found"],
  }),
};
