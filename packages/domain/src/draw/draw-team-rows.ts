import { openStream } from "../random/open-stream.ts";
import type { DrawAngler, DrawInput, DrawMode, PegRow, Placement } from "./draw-input.ts";
import { type DrawConflict, explainConflict } from "./explain-conflict.ts";
import { type Box, listPlacements, poseQuestion, type Rules, type Seat } from "./pose-question.ts";
import { type Attempt, relaxConstraints } from "./relax-constraints.ts";
import { drawSeating, type SeatingConflict } from "./seating/draw-seating.ts";
import type { SeatingQuestion } from "./seating/seating.ts";
import type { SessionDraw, SessionTask } from "./session-task.ts";

export type RowMode = Extract<DrawMode, { readonly kind: "team-rows" }>;
type Team = readonly DrawAngler[];

/**
 * Draws a row of the peg grid for each team (R1 b [S22]); its anglers take the pegs of the row by slot, or by lot as with
 * the second ball of the UK leagues (R2 [S96]). A team may have a row only if its anglers can take it without
 * breaking what must hold. Neighbours from other teams are fixed by the grid and only reported.
 */
export function drawTeamRows(task: SessionTask, mode: RowMode): Attempt<SessionDraw> {
  const teams = listTeams(task.input.anglers);
  const drawn = relaxConstraints(task.input.constraints, (rules) => drawRows(task, mode, teams, rules));
  return drawn.ok ? { ok: true, value: { placements: drawn.value.value, unmet: drawn.value.unmet } } : drawn;
}

/** Teams by id, each in order of its slots. */
function listTeams(anglers: readonly DrawAngler[]): Team[] {
  const teams = new Map<number, DrawAngler[]>();
  for (const angler of anglers) {
    const team = teams.get(angler.teamId ?? 0);
    if (team) team.push(angler);
    else teams.set(angler.teamId ?? 0, [angler]);
  }
  return [...teams]
    .sort(([a], [b]) => a - b)
    .map(([, team]) => team.sort((a, b) => (a.slot ?? 0) - (b.slot ?? 0) || a.anglerId - b.anglerId));
}

function drawRows(
  task: SessionTask,
  mode: RowMode,
  teams: readonly Team[],
  rules: Rules,
): Attempt<Placement[]> {
  const takenBy = teams.map((team) => mode.rows.map((row) => takeRow(task, mode, team, row, rules)));
  const question: SeatingQuestion = {
    entrants: teams.length,
    seats: mode.rows.length,
    allowed: Uint8Array.from(takenBy.flat(), (placements) => (placements ? 1 : 0)),
    neighbours: mode.rows.map(() => []),
    apart: new Uint8Array(teams.length ** 2),
    seatCost: new Int32Array(teams.length * mode.rows.length),
    pairCost: new Int32Array(teams.length ** 2),
  };
  const label = `${task.labelPrefix}session ${task.sessionId} rows`;
  const answer = drawSeating(question, openStream(task.seed, label));
  if (!answer.ok) return { ok: false, conflict: explainShortage(task, mode, teams, rules, answer.conflict) };
  return { ok: true, value: teams.flatMap((_, i) => takenBy[i]![answer.seatOf[i]!] ?? []) };
}

/** The anglers of a team on the pegs of a row; undefined where they cannot take it. */
function takeRow(
  task: SessionTask,
  mode: RowMode,
  team: Team,
  row: PegRow,
  rules: Rules,
): Placement[] | undefined {
  const label = `${task.labelPrefix}session ${task.sessionId} team ${team[0]?.teamId}`;
  const box = { sessionId: task.sessionId, label, anglers: team, seats: listRowSeats(task.input, row) };
  const question = poseQuestion(box, task.input, task.memory, rules);
  if (mode.membersTake === "slot") holdToSlots(question, box, row);
  const answer = drawSeating(question, openStream(task.seed, label));
  return answer.ok ? listPlacements(box, answer.seatOf) : undefined;
}

function listRowSeats({ sectors }: DrawInput, row: PegRow): Seat[] {
  return row.pegIds.flatMap((pegId) =>
    sectors.flatMap(({ sectorId, pegs }) =>
      pegs.filter((peg) => peg.pegId === pegId && !peg.isOutOfUse).map((peg) => ({ sectorId, peg })),
    ),
  );
}

/** An angler without a slot takes the one of their place in the list. */
function holdToSlots({ allowed, seats }: SeatingQuestion, box: Box, row: PegRow): void {
  box.anglers.forEach(({ slot }, entrant) => {
    const pegId = row.pegIds[(slot ?? entrant + 1) - 1];
    box.seats.forEach(({ peg }, seat) => {
      if (peg.pegId !== pegId) allowed[entrant * seats + seat] = 0;
    });
  });
}

/** Teams that compete for too few rows, told as their anglers and the pegs of those rows. */
function explainShortage(
  { sessionId, input, memory }: SessionTask,
  mode: RowMode,
  teams: readonly Team[],
  rules: Rules,
  { code, entrants, seats }: SeatingConflict,
): DrawConflict {
  const anglers = entrants.flatMap((team) => teams[team]!);
  const pegIds = new Set(seats.flatMap((row) => mode.rows[row]!.pegIds));
  const box = { sessionId, label: "", anglers, seats: mode.rows.flatMap((row) => listRowSeats(input, row)) };
  const contested = box.seats.flatMap((seat, i) => (pegIds.has(seat.peg.pegId) ? [i] : []));
  const everyone = anglers.map((_, i) => i);
  return explainConflict({ code, entrants: everyone, seats: contested }, box, input, memory, rules);
}
