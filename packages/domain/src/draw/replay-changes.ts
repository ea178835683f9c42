import type { DrawChange, DrawMove, DrawNews } from "./draw-change.ts";
import type { DrawInput, Placement } from "./draw-input.ts";
import { addNews } from "./draw-news.ts";
import { orderPlacements } from "./order-input.ts";
import { repairDraw } from "./repair-draw.ts";

/** One change of a published draw as it is kept and shown: what happened, what was new by then, and who moved. */
export interface KeptChange {
  readonly number: number;
  readonly change: DrawChange;
  readonly news: DrawNews;
  readonly moves: readonly DrawMove[];
}

export interface ReplayedDraw {
  readonly input: DrawInput;
  /** Where everybody must fish now. */
  readonly placements: readonly Placement[];
  /** The numbers of the changes that moved others than the rules do. */
  readonly unexplained: readonly number[];
}

interface ChangedDraw {
  readonly input: DrawInput;
  readonly placements: readonly Placement[];
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
  let placements: readonly Placement[] = orderPlacements(drawn.placements);
  const unexplained: number[] = [];
  for (const { number, change, news, moves } of changes) {
    input = addNews(input, news);
    const repaired = repairDraw(input, placements, change, seed);
    if (repaired.ok && isSame(repaired.value.moves, moves)) {
      ({ input, placements } = repaired.value);
    } else {
      unexplained.push(number);
      placements = applyMoves(input, placements, moves);
    }
  }
  return { input, placements, unexplained };
}

function isSame(one: readonly DrawMove[], other: readonly DrawMove[]): boolean {
  return one.map(describe).join() === other.map(describe).join();
}

function describe({ sessionId, anglerId, fromPegId, toPegId, reason }: DrawMove): string {
  return [sessionId, anglerId, fromPegId, toPegId, reason].join(" ");
}

function applyMoves(
  { sectors }: DrawInput,
  placements: readonly Placement[],
  moves: readonly DrawMove[],
): Placement[] {
  const sectorOf = new Map(
    sectors.flatMap(({ sectorId, pegs }) => pegs.map(({ pegId }) => [pegId, sectorId])),
  );
  const isMoved = (one: Placement) =>
    moves.some(({ sessionId, anglerId }) => one.sessionId === sessionId && one.anglerId === anglerId);
  const put = moves.flatMap(({ sessionId, anglerId, toPegId: pegId }) =>
    pegId === null ? [] : { sessionId, anglerId, sectorId: sectorOf.get(pegId) ?? 0, pegId },
  );
  return orderPlacements([...placements.filter((one) => !isMoved(one)), ...put]);
}
