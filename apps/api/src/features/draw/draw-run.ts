import {
  groupDrawInput,
  groupDrawWish,
  groupPlacements,
  groupReport,
} from "@tightlines/contract/draw/group-run";
import {
  fairnessReport,
  heldSchedule,
  pegChoices,
  pegDrawInput,
  pegDrawWish,
  pegDuels,
  pegPlacements,
  pegRests,
  pegTurns,
} from "@tightlines/contract/draw/peg-run";
import type { DrawRunAct } from "@tightlines/contract/draw/draw-run-act";
import { changerRoles } from "@tightlines/contract/draw-change";
import { DRAW_SOURCES } from "@tightlines/domain/draw/draw-source";
import type { DrawRunKind } from "@tightlines/domain/draw/draw-run";
import { z } from "zod";
import type { DrawRunRow } from "../../platform/database/tables/draw-run.table.ts";

/** A run with everything that went in and came out. Its kind says what that looks like. */
export type DrawRun = GroupRun | PegRun;

export type GroupRun = RunFields & z.output<typeof groupColumns>;
/** `sessionIds` are those that went into it. */
export type PegRun = RunFields & z.output<typeof pegColumns> & { sessionIds: readonly number[] };
/** The seed that a draw is made with, and what the crowd added to it. */
export interface MixedSeed {
  ingredient: string;
  seed: string;
}

export type RunOf<Kind extends DrawRunKind> = Extract<DrawRun, { kind: Kind }>;

/** Reads the JSON of a stored run, once. What does not fit its kind was not written by this product, and is an error. */
export function readRun<Kind extends DrawRunKind>(row: RunRow & { kind: Kind }): RunOf<Kind> {
  return readers[row.kind](row);
}

/**
 * A stored run with the names of those who made, unlocked and undid it, null for whoever has no account any more, and with how
 * often it was changed.
 */
export type RunRow = DrawRunRow & {
  actorName: string | null;
  undoneBy: string | null;
  unlocked: DrawRunAct[];
  changes: number;
};

type RunFields = Omit<RunRow, keyof z.output<typeof groupColumns> | keyof z.output<typeof pegColumns>>;

const id = z.number().int();

const groupColumns = z.object({
  kind: z.literal("group"),
  plan: groupDrawWish,
  input: groupDrawInput,
  /** Null while the draw is prepared, as of pegs. */
  outcome: groupPlacements.nullable(),
  report: groupReport.nullable(),
  moved: z.array(z.object({ anglerId: id, groupId: id.nullable() })).nullable(),
});

const formerDraw = z.object({
  sessionId: id,
  anglerId: id,
  sectorId: id,
  pegId: id,
  source: z.enum(DRAW_SOURCES),
  runId: id.nullable(),
  reason: z.string(),
  changedBy: z.enum(changerRoles).nullable().default(null),
  isShared: z.boolean().default(false),
});

/** Runs that are older than duels have stored none. */
const pegOutcome = z.object({
  placements: pegPlacements,
  turns: pegTurns,
  duels: pegDuels.default([]),
  rests: pegRests.default([]),
});

const pegColumns = z.object({
  kind: z.literal("peg"),
  sessionId: id.nullable(),
  plan: pegDrawWish,
  input: pegDrawInput,
  /** Null while the draw is prepared: nobody, the organizer included, knows what it will come to. */
  outcome: pegOutcome.nullable(),
  report: fairnessReport.nullable(),
  /** Where everybody fished before it was put into force, and which runs it replaced. Null before that. */
  moved: z.object({ draws: z.array(formerDraw), runIds: z.array(id) }).nullable(),
  choices: pegChoices,
  held: heldSchedule.nullable(),
  passes: z.array(z.object({ sessionId: id, turn: z.number().int() })),
});

const readers: { [Kind in DrawRunKind]: (row: RunRow) => RunOf<Kind> } = {
  group: (row) => ({ ...row, ...groupColumns.parse(row) }),
  peg: (row) => {
    const columns = pegColumns.parse(row);
    return { ...row, ...columns, sessionIds: columns.input.sessionIds };
  },
};
