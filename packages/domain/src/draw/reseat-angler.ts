import { openStream } from "../random/open-stream.ts";
import type { DrawInput, Placement } from "./draw-input.ts";
import { explainConflict } from "./explain-conflict.ts";
import { type Box, listPlacements, listSeats, poseQuestion, type Rules } from "./pose-question.ts";
import { recallEarlier } from "./recall-earlier.ts";
import type { Attempt } from "./relax-constraints.ts";
import { repairSeating } from "./seating/repair-seating.ts";
import { NOWHERE } from "./seating/seating.ts";

/** An angler who needs a peg in a session; `sectorId` is null where any sector will do. */
export interface Unplaced {
  readonly sessionId: number;
  readonly anglerId: number;
  readonly sectorId: number | null;
}

/**
 * Finds a peg for one angler in a published draw, the first free one of the session's standing order that the constraints
 * allow, moving others only where none will do (R12 [S55]). The placements given are those of all sessions, without this angler in this one.
 */
export function reseatAngler(
  seed: Uint8Array,
  input: DrawInput,
  placements: readonly Placement[],
  unplaced: Unplaced,
): Attempt<Placement[]> {
  const { sessionId, anglerId } = unplaced;
  const box = boxAround(input, placements, unplaced);
  const pegOf = new Map(
    placements.filter((one) => one.sessionId === sessionId).map((one) => [one.anglerId, one.pegId]),
  );
  const elsewhen = placements.filter((one) => one.sessionId !== sessionId);
  const memory = recallEarlier(input.sectors, [...input.earlier, ...elsewhen]);
  const rules = readRules(input);
  const answer = repairSeating(
    poseQuestion(box, input, memory, rules),
    readSeats(box, pegOf),
    box.anglers.findIndex((angler) => angler.anglerId === anglerId),
    orderSeats(seed, box),
    openStream(seed, box.label),
  );
  if (!answer.ok) return { ok: false, conflict: explainConflict(answer.conflict, box, input, memory, rules) };
  const here = new Set(box.anglers.map((angler) => angler.anglerId));
  const stay = placements.filter((one) => one.sessionId !== sessionId || !here.has(one.anglerId));
  return { ok: true, value: [...stay, ...listPlacements(box, answer.seatOf)] };
}

/**
 * The standing order in which the pegs of a session are given away after the draw. It depends on nothing but the seed, the
 * session and each peg: neither who asks, nor how often, nor which other pegs there are changes which of two comes first,
 * so that nobody can try until they like what comes out (docs/rules/draw.md, "Afterwards").
 */
function orderSeats(seed: Uint8Array, { sessionId, seats }: Box): number[] {
  const lots = new Map(
    seats.map(({ peg: { pegId } }) => [
      pegId,
      openStream(seed, `repair session ${sessionId} peg ${pegId}`).nextBelow(2 ** 32),
    ]),
  );
  const lotOf = (seat: number) => lots.get(seats[seat]!.peg.pegId)!;
  return seats.map((_, seat) => seat).sort((a, b) => lotOf(a) - lotOf(b) || a - b);
}

/** Everyone who fishes where this angler may be placed: only they could make room. */
function boxAround(input: DrawInput, placements: readonly Placement[], unplaced: Unplaced): Box {
  const { sessionId, anglerId, sectorId } = unplaced;
  const sectors = input.sectors.filter((sector) => sectorId === null || sector.sectorId === sectorId);
  const seats = sectors.flatMap(listSeats);
  // Whoever is on a peg out of use, or on one the draw did not know, stays there until somebody repairs that.
  const pegIds = new Set(seats.map(({ peg }) => peg.pegId));
  const there = new Set(
    placements
      .filter((one) => one.sessionId === sessionId && pegIds.has(one.pegId))
      .map((one) => one.anglerId),
  );
  return {
    sessionId,
    label: `repair session ${sessionId}`,
    anglers: input.anglers.filter((angler) => angler.anglerId === anglerId || there.has(angler.anglerId)),
    seats,
  };
}

function readRules({ constraints }: DrawInput): Rules {
  const soft = constraints.flatMap((constraint) => (constraint.strength === "soft" ? [constraint] : []));
  return {
    kept: new Set(constraints.filter(({ strength }) => strength === "hard").map(({ kind }) => kind)),
    weights: new Map(soft.map(({ kind, weight }) => [kind, weight])),
  };
}

/** The seat each angler holds; the crew of one boat hold different ones. */
function readSeats(box: Box, pegOf: ReadonlyMap<number, number>): number[] {
  const taken = new Set<number>();
  return box.anglers.map(({ anglerId }) => {
    const pegId = pegOf.get(anglerId);
    const seat = box.seats.findIndex((one, i) => one.peg.pegId === pegId && !taken.has(i));
    taken.add(seat);
    return seat === -1 ? NOWHERE : seat;
  });
}
