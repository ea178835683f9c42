import type { Turn } from "@tightlines/domain/draw/draw-choice-order";
import type { DrawnDuel } from "@tightlines/domain/draw/draw-duels";
import type { DrawInput, DrawMode, Placement } from "@tightlines/domain/draw/draw-input";
import type { Choice, HeldSchedule } from "@tightlines/domain/draw/held-draw";
import type { FairnessReport } from "@tightlines/domain/draw/report-fairness";
import { MAX_CONSTRAINT_WEIGHT } from "@tightlines/domain/draw/check-input";
import { MOST_ROUNDS } from "@tightlines/domain/duel/most-rounds";
import type { DuelRest } from "@tightlines/domain/duel/schedule-duels";
import { z } from "zod";
import { why } from "../problem/why.ts";
import { WHOLE_LIST } from "../whole-list.ts";

/** As many as an event that lasts a fortnight fishes, and some more. */
const MAX_SESSIONS = 50;

const id = z.number().int();
const count = z.number().int();

export const pegModes = [
  "free",
  "per-sector",
  "rotation",
  "team-rows",
  "order-of-choice",
  "duels",
] as const satisfies readonly DrawMode["kind"][];

/** What an organizer can wish for. */
const wishedKind = z.enum([
  "team-mates-apart",
  "new-sector",
  "one-end-peg",
  "new-neighbour",
  "accessible-peg",
]);

/** What a run says of it: who is kept to certain pegs, and not why. */
const constraintKind = z.enum([...wishedKind.options, "given-pegs"]);

const weight = z.number().int().min(1).max(MAX_CONSTRAINT_WEIGHT);

const wishedConstraint = z.discriminatedUnion("strength", [
  z.strictObject({ kind: wishedKind, strength: z.literal("hard") }),
  z.strictObject({ kind: wishedKind, strength: z.literal("soft"), weight }),
]);

const constraint = z.discriminatedUnion("strength", [
  z.strictObject({ kind: constraintKind, strength: z.literal("hard") }),
  z.strictObject({ kind: constraintKind, strength: z.literal("soft"), weight }),
]);

export const placement = z.strictObject({ sessionId: id, anglerId: id, sectorId: id, pegId: id });

const judgedBy = z.enum(["anglers", "officials"]);

const mode: z.ZodType<DrawMode, DrawMode> = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("free") }),
  z.strictObject({
    kind: z.literal("per-sector"),
    assignments: z.array(z.strictObject({ sessionId: id, anglerId: id, sectorId: id })),
  }),
  z.strictObject({
    kind: z.literal("rotation"),
    cells: z.array(z.strictObject({ groupId: id, sessionId: id, sectorId: id.nullable() })),
  }),
  z.strictObject({
    kind: z.literal("team-rows"),
    rows: z.array(z.strictObject({ rowNumber: z.number().int(), pegIds: z.array(id) })),
    membersTake: z.enum(["slot", "lot"]),
  }),
  z.strictObject({
    kind: z.literal("order-of-choice"),
    by: z.enum(["angler", "team"]),
    laterSessions: z.enum(["drawn", "reversed"]),
  }),
  z.strictObject({ kind: z.literal("duels"), rounds: count, judgedBy }),
]);

export const drawAngler = z.strictObject({
  anglerId: id,
  teamId: id.nullable(),
  groupId: id.nullable(),
  slot: z.number().int().nullable(),
  onlyPegIds: z.array(id).optional().describe("Only these pegs are for them"),
  needsAccessiblePeg: z.boolean().optional().describe("In runs that said so openly"),
});

export const drawSector = z.strictObject({
  sectorId: id,
  isRing: z.boolean(),
  pegs: z.array(
    z.strictObject({
      pegId: id,
      isEnd: z.boolean(),
      isAccessible: z.boolean().optional().describe("In runs that said so openly"),
      isOutOfUse: z.boolean(),
      capacity: count,
    }),
  ),
});

/** Nothing in it may be lost on the way: its hash was promised. */
export const pegDrawInput: z.ZodType<DrawInput, DrawInput> = z.strictObject({
  mode,
  sessionIds: z.array(id),
  anglers: z.array(drawAngler),
  sectors: z.array(drawSector),
  constraints: z.array(constraint),
  pins: z.array(z.strictObject({ sessionId: id, anglerId: id, pegId: id })),
  earlier: z.array(placement),
});

export const pegPlacements: z.ZodType<readonly Placement[], readonly Placement[]> = z.array(placement);

/** Only an order of choice has turns, and then nobody has a peg yet. */
export const pegTurns: z.ZodType<readonly Turn[], readonly Turn[]> = z.array(
  z.object({ sessionId: id, turn: z.number().int(), anglerIds: z.array(id) }),
);

const pair = z.tuple([id, id]);

/** Only duels have these, and then nobody has one peg for the session. */
export const pegDuels: z.ZodType<readonly DrawnDuel[], readonly DrawnDuel[]> = z.array(
  z.object({
    sessionId: id,
    round: count.describe("From 1 in each session"),
    sectorId: id,
    pegIds: pair.describe("Two neighbours, in walking order"),
    firstHalf: pair.describe("The anglers on the first and on the second of the pegs until half time"),
    secondHalf: pair.describe("The same after half time: they have changed seats"),
    judgeId: id.nullable().describe("The angler who judges; null where an official does"),
  }),
);

/** Who neither fishes nor judges in a round of duels. */
export const pegRests: z.ZodType<readonly DuelRest[], readonly DuelRest[]> = z.array(
  z.object({ sessionId: id, round: count, anglerId: id }),
);

const heldPair = z.tuple([id.nullable(), id.nullable()]);

/** The order of choice or the duels with every change since; a seat is null where somebody has withdrawn. */
export const heldSchedule: z.ZodType<HeldSchedule, HeldSchedule> = z.object({
  turns: pegTurns,
  duels: z.array(
    z.object({
      sessionId: id,
      round: count,
      sectorId: id,
      pegIds: pair,
      firstHalf: heldPair,
      secondHalf: heldPair,
      judgeId: id.nullable(),
    }),
  ),
  rests: pegRests,
});

/** Which pegs were chosen in an order of choice, one after the other. */
export const pegChoices: z.ZodType<readonly Choice[], readonly Choice[]> = z.array(
  z.object({
    sessionId: id,
    turn: z.number().int(),
    anglerIds: z.array(id),
    to: z.object({ sectorId: id, pegId: id }).nullable().describe("Null where they gave their peg back"),
    afterChange: count.describe("The number of the last change of the draw before that"),
  }),
);

const conflict = z.object({
  code: z.enum(["too-few-pegs", "team-too-large", "cannot-be-kept-apart", "search-ended"]),
  sessionId: id,
  anglerIds: z.array(id),
  pegIds: z.array(id),
  because: z.array(z.union([constraintKind, z.literal("pin")])),
});

const sessionIds = z.array(id);

export const fairnessReport: z.ZodType<FairnessReport, FairnessReport> = z.object({
  endPegsByTeam: z.array(z.object({ teamId: id, endPegs: count, places: count })),
  repeatedEndPegs: z.array(z.object({ anglerId: id, sessionIds })),
  repeatedSectors: z.array(z.object({ anglerId: id, sectorId: id, sessionIds })),
  repeatedNeighbours: z.array(z.object({ anglerIds: pair, sessionIds })),
  adjacentTeamMates: z.array(z.object({ sessionId: id, anglerIds: pair })),
  inaccessible: z.array(placement),
  constraints: z.array(z.object({ constraint, breaches: count, conflicts: z.array(conflict) })),
});

const pin = z.strictObject({ sessionId: id, anglerId: id, pegId: id });

/** What an organizer asks of a peg draw; what goes into the draw is made of it and of what the event holds. */
export const pegDrawWish = z.object({
  sessionIds: z
    .array(id)
    .min(1, why("sessions-missing"))
    .max(MAX_SESSIONS)
    .describe("The sessions to draw, together: what one of them gives counts for those after it"),
  mode: z
    .discriminatedUnion("kind", [
      z.strictObject({ kind: z.literal("free") }),
      z.strictObject({
        kind: z.literal("per-sector"),
        assignments: z
          .array(z.strictObject({ sessionId: id, anglerId: id, sectorId: id }))
          .max(WHOLE_LIST * 10),
      }),
      z.strictObject({ kind: z.literal("rotation") }),
      z.strictObject({ kind: z.literal("team-rows"), membersTake: z.enum(["slot", "lot"]) }),
      z.strictObject({
        kind: z.literal("order-of-choice"),
        by: z.enum(["angler", "team"]),
        laterSessions: z.enum(["drawn", "reversed"]),
      }),
      z.strictObject({
        kind: z.literal("duels"),
        rounds: z.number().int().min(1).max(MOST_ROUNDS).describe("In each session"),
        judgedBy: judgedBy.describe("Anglers judge each other every third round, or officials judge"),
      }),
    ])
    .describe("The way to draw; see docs/rules/draw.md"),
  constraints: z
    .array(wishedConstraint)
    .refine((all) => new Set(all.map(({ kind }) => kind)).size === all.length, why("constraint-twice"))
    .default([]),
  pins: z.array(pin).max(WHOLE_LIST).default([]).describe("Whom the organizer places by hand; always kept"),
});

export type PegDrawWish = z.output<typeof pegDrawWish>;
