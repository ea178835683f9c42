import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { eventParams } from "../event-part.ts";
import { why } from "../problem/why.ts";
import { scoreOperation } from "../score/score-operation.ts";
import { resultMeasure } from "./result-table.ts";

/** Everything on a score can be taken back: as many parts as one can have, and the weigh-in. */
const TRIED_AT_ONCE = 501;

const position = z.object({
  place: z.number().int().nullable().describe("Null for one who is not placed"),
  points: z.string().describe("The sum of the table, or the points of the session, as the rules show them"),
});

const move = z.object({
  id: z.number().int().describe("Of the angler, or of the team"),
  name: z.string(),
  before: position.nullable().describe("Null for one who was not listed"),
  after: position.nullable().describe("Null for one who is not listed any more"),
});

/** One table in which somebody moves: those who fish against each other in a session, or everybody by their sum. */
export const movedTable = z.object({
  classificationId: z.string(),
  lists: z.enum(["entries", "teams"]).describe("Whose ids the moves have"),
  unit: z
    .object({
      sessionId: z.number().int(),
      sessionNumber: z.number().int(),
      kind: z.enum(["sector", "sub-sector", "boat", "group", "match"]),
      code: z.string().describe("Which sector, boat or group; empty for the whole match"),
    })
    .nullable()
    .describe("Null for the table of sums"),
  measure: resultMeasure.describe("Of the points in its moves"),
  moves: z.array(move).describe("In the order of the places they come to"),
});

export type MovedTable = z.output<typeof movedTable>;

export const resultPreview = z.object({
  tables: z.array(movedTable).describe("Those in which somebody moves: sessions first, then the sums"),
});

export type ResultPreview = z.output<typeof resultPreview>;

export const resultPreviewEndpoints = {
  previewResults: endpoint({
    method: "POST",
    path: "/api/events/{event}/results/preview",
    summary: "Every place and every sum that a change of scores would move; nothing is kept",
    access: "event-scorer",
    status: 200,
    params: eventParams,
    body: z.object({
      operations: z.array(scoreOperation).min(1, why("empty")).max(TRIED_AT_ONCE),
    }),
    answer: resultPreview,
    problems: [
      "session-not-found",
      "angler-not-found",
      "species-not-found",
      "session-takes-no-scores",
      "angler-not-in-session",
      "score-full",
      "score-part-unknown",
      "score-changed-meanwhile",
    ],
  }),
};
