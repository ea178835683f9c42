import { openStream } from "../random/open-stream.ts";
import type { DrawAngler, DrawInput, PegRow, Placement } from "./draw-input.ts";
import type { SessionDraw } from "./draw-boxes.ts";
import { explainConflict } from "./explain-conflict.ts";
import { type Box, poseQuestion, type Rules, type Seat } from "./pose-question.ts";
import type { Recollection } from "./recall-earlier.ts";
import { type Attempt, relaxConstraints } from "./relax-constraints.ts";
import { drawSeating } from "./seating/draw-seating.ts";
import type { SeatingQuestion } from "./seating/seating.ts";

/**
 * Draws a row of the peg grid for each team (R1 b [S22]); its anglers take the pegs of the row by slot, or by lot as with
 * the second ball of the UK leagues (R2 [S96]). A team may have a row only if its anglers can take it without
 * breaking what must hold. Neighbours from other teams are fixed by the grid and only reported.
 */
export function drawTeamRows(
  seed: Uint8Array,
  labelPrefix: string,
  input: DrawInput,
  memory: Recollection,
  sessionId: number,
): Attempt<SessionDraw> {
  const teams = listTeams(input.anglers);
  const rows = input.mode.kind === "team-rows" ? input.mode.rows : [];
  const label = `${labelPrefix}session ${sessionId} rows`;
  const drawn = relaxConstraints(input.constraints, (rules): Attempt<Placement[]> => {
    const take = (team: readonly DrawAngler[], row: PegRow) =>
      takeRow(seed, boxOf(input, sessionId, labelPrefix, team, row), input, memory, rules);
    const question = askWhichRow(teams, rows, (team, row) => take(team, row) !== undefined);
    const answer = drawSeating(question, openStream(seed, label));
    if (answer.ok) {
      return { ok: true, value: teams.flatMap((team, i) => take(team, rows[answer.seatOf[i]!]!) ?? []) };
    }
    const short = answer.conflict.entrants.flatMap((team) => teams[team]!);
    const within = answer.conflict.seats.flatMap((row) => seatsOf(input, rows[row]!));
    const box = { sessionId, label, anglers: short, seats: rows.flatMap((row) => seatsOf(input, row)) };
    const conflict = {
      ...answer.conflict,
      entrants: short.map((_, i) => i),
      seats: within.map((seat) => box.seats.findIndex((other) => other.peg.pegId === seat.peg.pegId)),
    };
    return { ok: false, conflict: explainConflict(conflict, box, input, memory, rules) };
  });
  return drawn.ok ? { ok: true, value: { placements: drawn.value.value, unmet: drawn.value.unmet } } : drawn;
}

/** Teams by id, each in order of its slots. */
function listTeams(anglers: readonly DrawAngler[]): DrawAngler[][] {
  const teams = new Map<number, DrawAngler[]>();
  for (const angler of anglers)
    teams.set(angler.teamId ?? 0, [...(teams.get(angler.teamId ?? 0) ?? []), angler]);
  return [...teams]
    .sort(([a], [b]) => a - b)
    .map(([, team]) => team.sort((a, b) => (a.slot ?? 0) - (b.slot ?? 0) || a.anglerId - b.anglerId));
}

function seatsOf({ sectors }: DrawInput, row: PegRow): Seat[] {
  return row.pegIds.flatMap((pegId) =>
    sectors.flatMap(({ sectorId, pegs }) =>
      pegs.filter((peg) => peg.pegId === pegId && !peg.isOutOfUse).map((peg) => ({ sectorId, peg })),
    ),
  );
}

function boxOf(
  input: DrawInput,
  sessionId: number,
  labelPrefix: string,
  team: readonly DrawAngler[],
  row: PegRow,
): Box {
  const label = `${labelPrefix}session ${sessionId} team ${team[0]?.teamId}`;
  return { sessionId, label, anglers: team, seats: seatsOf(input, row) };
}

/** The anglers of a team on the pegs of a row; undefined where they cannot take it. */
function takeRow(
  seed: Uint8Array,
  box: Box,
  input: DrawInput,
  memory: Recollection,
  rules: Rules,
): Placement[] | undefined {
  const question = poseQuestion(box, input, memory, rules);
  const isBySlot = input.mode.kind === "team-rows" && input.mode.membersTake === "slot";
  const answer = drawSeating(isBySlot ? holdToSlots(question) : question, openStream(seed, box.label));
  if (!answer.ok) return undefined;
  return box.anglers.map(({ anglerId }, i) => {
    const { sectorId, peg } = box.seats[answer.seatOf[i]!]!;
    return { sessionId: box.sessionId, anglerId, sectorId, pegId: peg.pegId };
  });
}

function holdToSlots(question: SeatingQuestion): SeatingQuestion {
  const allowed = question.allowed.map((value, cell) =>
    cell % question.seats === Math.floor(cell / question.seats) ? value : 0,
  );
  return { ...question, allowed };
}

function askWhichRow(
  teams: readonly (readonly DrawAngler[])[],
  rows: readonly PegRow[],
  canTake: (team: readonly DrawAngler[], row: PegRow) => boolean,
): SeatingQuestion {
  return {
    entrants: teams.length,
    seats: rows.length,
    allowed: Uint8Array.from(teams.flatMap((team) => rows.map((row) => (canTake(team, row) ? 1 : 0)))),
    neighbours: rows.map(() => []),
    apart: new Uint8Array(teams.length ** 2),
    seatCost: new Int32Array(teams.length * rows.length),
    pairCost: new Int32Array(teams.length ** 2),
  };
}
