import type { DrawChange, DrawMove, DrawNews } from "@tightlines/domain/draw/draw-change";
import { z } from "zod";
import { drawAngler, drawSector, placement } from "./peg-run.ts";

const id = z.number().int();
const sessionIds = z.array(id);

/** What happened to a published draw. Nothing in it may be lost on the way: anybody computes it again. */
export const drawChange: z.ZodType<DrawChange, DrawChange> = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("withdrawal"), anglerId: id, sessionIds }),
  z.strictObject({ kind: z.literal("late-entrant"), angler: drawAngler, sessionIds }),
  z.strictObject({
    kind: z.literal("substitution"),
    anglerId: id,
    reserve: drawAngler,
    sessionIds,
    hasEmergencyPermission: z.boolean(),
  }),
  z.strictObject({
    kind: z.literal("transfer"),
    anglerId: id,
    toTeamId: id.nullable(),
    sessionIds,
    isDrawLocked: z.boolean(),
  }),
  z.strictObject({ kind: z.literal("peg-out-of-use"), pegId: id, sessionIds }),
  z.strictObject({
    kind: z.literal("by-hand"),
    places: z.array(
      z.strictObject({
        sessionId: id,
        anglerId: id,
        to: z.strictObject({ sectorId: id, pegId: id }).nullable(),
      }),
    ),
  }),
]);

export const drawNews: z.ZodType<DrawNews, DrawNews> = z.strictObject({
  anglers: z.array(drawAngler),
  sectors: z.array(drawSector),
  earlier: z.array(placement).nullable(),
});

export const drawMoves: z.ZodType<readonly DrawMove[], readonly DrawMove[]> = z.array(
  z.strictObject({
    sessionId: id,
    anglerId: id,
    fromPegId: id.nullable().describe("Null for whoever had no peg"),
    toPegId: id.nullable().describe("Null for whoever has none any more"),
    reason: z.enum([
      "was-withdrawn",
      "entered-late",
      "was-replaced",
      "replaces",
      "changed-team",
      "peg-out-of-use",
      "made-room",
      "by-hand",
    ]),
    round: z.number().int().optional().describe("Of duels: the round; the peg is the one they begin on"),
    isJudge: z
      .boolean()
      .optional()
      .describe("Of duels: they judge in it, and the peg is the first of the two"),
    turn: z.number().int().optional().describe("Of an order of choice: their turn"),
  }),
);
