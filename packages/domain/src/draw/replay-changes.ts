import type { DrawChange, DrawMove, DrawNews } from "./draw-change.ts";
import type { DrawInput, Placement } from "./draw-input.ts";
import { addNews } from "./draw-news.ts";
import type { Choice, HeldDraw } from "./held-draw.ts";
import { orderPlacements } from "./order-input.ts";
import { repairHeld } from "./repair-held.ts";

/** One change of a published draw as it is kept and shown: what happened, what was new by then, and who moved. */
export interface KeptChange {
  readonly number: number;
  readonly change: DrawChange;
  readonly news: DrawNews;
  readonly moves: readonly DrawMove[];
}

/** Where everybody must fish now, or when they choose or meet. */
export interface ReplayedDraw extends HeldDraw {
  readonly input: DrawInput;
  /** The numbers of the changes that moved others than the rules do. */
  readonly unexplained: readonly number[];
}

/** A draw as it was published; what its mode does not give may be left out. */
interface ChangedDraw extends Partial<HeldDraw> {
  readonly input: DrawInput;
  readonly placements: readonly Placement[];
  /** Of an order of choice: the pegs that were chosen, in that order. */
  readonly choices?: readonly Choice[];
}

/**
 * Makes a published draw and all its changes again, one after the other. The seed is the one the draw was made with, the
 * public ingredient mixed in. A change that the rules do not explain is named and then taken as it was published.
 */
export function replayChanges(
  drawn: ChangedDraw,
  seed: string,
  changes: readonly KeptChange[],
): ReplayedDraw {
  let { input } = drawn;
  const { turns = [], duels = [], rests = [], choices = [] } = drawn;
  let held: HeldDraw = { placements: orderPlacements(drawn.placements), turns, duels, rests };
  let chosen = 0;
  const chooseUntil = (number: number) => {
    for (; chosen < choices.length && choices[chosen]!.afterChange < number; chosen += 1)
      held = choose(held, choices[chosen]!);
  };
  const unexplained: number[] = [];
  for (const { number, change, news, moves } of changes) {
    chooseUntil(number);
    input = addNews(input, news);
    const repaired = repairHeld(input, held, change, seed);
    if (repaired.ok && isSame(repaired.value.moves, moves)) {
      ({ input } = repaired.value);
      held = keepHeld(repaired.value);
    } else {
      unexplained.push(number);
      held = { ...held, placements: applyMoves(input, held.placements, moves) };
    }
  }
  chooseUntil(Infinity);
  return { input, ...held, unexplained };
}

function keepHeld({ placements, turns, duels, rests }: HeldDraw): HeldDraw {
  return { placements, turns, duels, rests };
}

/** Only whoever has that turn can have chosen in it. */
function choose(held: HeldDraw, { sessionId, turn, anglerIds, to }: Choice): HeldDraw {
  const own = held.turns.find((one) => one.sessionId === sessionId && one.turn === turn)?.anglerIds ?? [];
  const choosers = anglerIds.filter((id) => own.includes(id));
  const others = held.placements.filter(
    (one) => one.sessionId !== sessionId || !choosers.includes(one.anglerId),
  );
  const put = to ? choosers.map((anglerId) => ({ sessionId, anglerId, ...to })) : [];
  return { ...held, placements: orderPlacements([...others, ...put]) };
}

function isSame(one: readonly DrawMove[], other: readonly DrawMove[]): boolean {
  return one.map(describe).join() === other.map(describe).join();
}

function describe(move: DrawMove): string {
  const { sessionId, anglerId, fromPegId, toPegId, reason, round = "", isJudge = false, turn = "" } = move;
  return [sessionId, anglerId, fromPegId, toPegId, reason, round, isJudge, turn].join(" ");
}

function applyMoves(
  { sectors, mode }: DrawInput,
  placements: readonly Placement[],
  moves: readonly DrawMove[],
): Placement[] {
  const sectorOf = new Map(
    sectors.flatMap(({ sectorId, pegs }) => pegs.map(({ pegId }) => [pegId, sectorId])),
  );
  // The pegs of duels are no places for a session.
  if (mode.kind === "duels") return [...placements];
  const isMoved = (one: Placement) =>
    moves.some(({ sessionId, anglerId }) => one.sessionId === sessionId && one.anglerId === anglerId);
  const put = moves.flatMap(({ sessionId, anglerId, toPegId: pegId }) =>
    pegId === null ? [] : { sessionId, anglerId, sectorId: sectorOf.get(pegId) ?? 0, pegId },
  );
  return orderPlacements([...placements.filter((one) => !isMoved(one)), ...put]);
}
