import type { ConstraintKind, DrawAngler, DrawInput, DrawPeg, DrawSector, Placement } from "./draw-input.ts";
import { mapNeighbours, type Recollection } from "./recall-earlier.ts";
import type { SeatingQuestion } from "./seating/seating.ts";

/** Anglers and seats that are drawn together, apart from everyone else in that session. */
export interface Box {
  readonly sessionId: number;
  /** Names the part of the random stream that draws it (docs/rules/draw.md, step 3). */
  readonly label: string;
  readonly anglers: readonly DrawAngler[];
  readonly seats: readonly Seat[];
}

export interface Seat {
  readonly sectorId: number;
  readonly peg: DrawPeg;
}

/** Which constraints must hold this time, and what breaking each of the others costs. */
export interface Rules {
  readonly kept: ReadonlySet<ConstraintKind>;
  readonly weights: ReadonlyMap<ConstraintKind, number>;
}

/** The seats of a sector along the water, without pegs out of use (R9 [S99]); a boat has one per place. */
export function listSeats({ sectorId, pegs }: DrawSector): Seat[] {
  return pegs
    .filter((peg) => !peg.isOutOfUse)
    .flatMap((peg) => Array.from({ length: peg.capacity }, () => ({ sectorId, peg })));
}

/** What a seating of the box means for its anglers. */
export function listPlacements({ sessionId, anglers, seats }: Box, seatOf: readonly number[]): Placement[] {
  return anglers.map(({ anglerId }, entrant) => {
    const { sectorId, peg } = seats[seatOf[entrant]!]!;
    return { sessionId, anglerId, sectorId, pegId: peg.pegId };
  });
}

/** Puts the constraints of a draw (docs/rules/draw.md) into the bare numbers that the seating works on. */
export function poseQuestion(
  box: Box,
  input: DrawInput,
  memory: Recollection,
  rules: Rules,
): SeatingQuestion {
  const { anglers, seats } = box;
  const question = {
    entrants: anglers.length,
    seats: seats.length,
    allowed: new Uint8Array(anglers.length * seats.length).fill(1),
    // Who sits beside whom is only asked where a constraint is about it.
    neighbours: PAIR_KINDS.some((kind) => rules.kept.has(kind) || rules.weights.has(kind))
      ? listBeside(input.sectors, seats)
      : seats.map(() => []),
    apart: new Uint8Array(anglers.length ** 2),
    seatCost: new Int32Array(anglers.length * seats.length),
    pairCost: new Int32Array(anglers.length ** 2),
  };
  const pinnedTo = new Map(
    input.pins.filter((pin) => pin.sessionId === box.sessionId).map((pin) => [pin.anglerId, pin.pegId]),
  );
  anglers.forEach((angler, row) => {
    const pegId = pinnedTo.get(angler.anglerId);
    if (pegId !== undefined) fillRow(question.allowed, row, seats, (seat) => seat.peg.pegId !== pegId, 0);
    for (const kind of SEAT_KINDS) {
      const isBroken = seatRule(kind, angler, memory);
      if (isBroken && rules.kept.has(kind)) fillRow(question.allowed, row, seats, isBroken, 0);
      else if (isBroken) addToRow(question.seatCost, row, seats, isBroken, rules.weights.get(kind) ?? 0);
    }
    for (const kind of PAIR_KINDS) {
      const isBroken = pairRule(kind, angler, memory);
      if (isBroken && rules.kept.has(kind)) fillRow(question.apart, row, anglers, isBroken, 1);
      else if (isBroken) addToRow(question.pairCost, row, anglers, isBroken, rules.weights.get(kind) ?? 0);
    }
  });
  return question;
}

export const SEAT_KINDS = ["new-sector", "one-end-peg", "given-pegs", "accessible-peg"] as const;
export const PAIR_KINDS = ["team-mates-apart", "new-neighbour"] as const;

/** The test of whether a seat breaks the constraint for this angler; undefined where none can. */
export function seatRule(
  kind: (typeof SEAT_KINDS)[number],
  angler: DrawAngler,
  memory: Recollection,
): ((seat: Seat) => boolean) | undefined {
  if (kind === "given-pegs") {
    const only = angler.onlyPegIds && new Set(angler.onlyPegIds);
    return only && ((seat) => !only.has(seat.peg.pegId));
  }
  if (kind === "accessible-peg")
    return angler.needsAccessiblePeg ? (seat) => !seat.peg.isAccessible : undefined;
  if (kind === "one-end-peg")
    return memory.endPegsOf.has(angler.anglerId) ? (seat) => seat.peg.isEnd : undefined;
  const fished = memory.sectorsOf.get(angler.anglerId);
  return fished && ((seat) => fished.has(seat.sectorId));
}

function pairRule(
  kind: (typeof PAIR_KINDS)[number],
  angler: DrawAngler,
  memory: Recollection,
): ((other: DrawAngler) => boolean) | undefined {
  if (kind === "new-neighbour") {
    const met = memory.neighboursOf.get(angler.anglerId);
    return met && ((other) => met.has(other.anglerId));
  }
  const { anglerId, teamId } = angler;
  return teamId === null ? undefined : (other) => other.teamId === teamId && other.anglerId !== anglerId;
}

function fillRow<T>(
  table: Uint8Array,
  row: number,
  columns: readonly T[],
  isMeant: (column: T) => boolean,
  value: 0 | 1,
): void {
  for (let i = 0; i < columns.length; i += 1)
    if (isMeant(columns[i]!)) table[row * columns.length + i] = value;
}

function addToRow<T>(
  table: Int32Array,
  row: number,
  columns: readonly T[],
  isMeant: (column: T) => boolean,
  cost: number,
): void {
  if (cost === 0) return;
  for (let i = 0; i < columns.length; i += 1)
    if (isMeant(columns[i]!)) table[row * columns.length + i]! += cost;
}

function listBeside(sectors: readonly DrawSector[], seats: readonly Seat[]): number[][] {
  const beside = mapNeighbours(sectors);
  const seatsAt = new Map<number, number[]>();
  seats.forEach(({ peg }, seat) => seatsAt.set(peg.pegId, [...(seatsAt.get(peg.pegId) ?? []), seat]));
  return seats.map(({ peg }, seat) =>
    [peg.pegId, ...(beside.get(peg.pegId) ?? [])]
      .flatMap((pegId) => seatsAt.get(pegId) ?? [])
      .filter((other) => other !== seat),
  );
}
