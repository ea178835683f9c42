import { openStream } from "../random/open-stream.ts";
import { shuffleList } from "../random/shuffle-list.ts";
import { colourEdges, type Edge } from "./colour-edges.ts";
import type { DrawInput, SectorAssignment } from "./draw-input.ts";
import { listSeats } from "./pose-question.ts";
import { recallEarlier } from "./recall-earlier.ts";

/**
 * Plans for a free draw over several sessions which sector each angler fishes when, so that nobody meets one twice (R6
 * [S24][D1]): drawn session by session, the last one may find too few left who have not fished its largest sector.
 * First everyone is given as many new sectors as there are sessions, within the seats of all sessions together; then
 * these are spread over the sessions, which is always possible (König). Undefined when the first is not.
 */
export function planSectors(
  seed: Uint8Array,
  labelPrefix: string,
  input: DrawInput,
): SectorAssignment[] | undefined {
  const stream = openStream(seed, `${labelPrefix}sectors`);
  const anglers = shuffleList(input.anglers, stream);
  const sectors = shuffleList(input.sectors, stream);
  const sessionIds = shuffleList(input.sessionIds, stream);
  const { sectorsOf } = recallEarlier(input.sectors, input.earlier);
  const visitors = giveSectors(
    anglers.length,
    sectors.map((sector) => listSeats(sector).length * sessionIds.length),
    sessionIds.length,
    (angler, sector) => !sectorsOf.get(anglers[angler]!.anglerId)?.has(sectors[sector]!.sectorId),
  );
  if (!visitors) return undefined;

  // Each seat of a sector serves one angler a session, so it can be shared by as many as there are sessions.
  const edges = visitors.flatMap((visiting, sector) =>
    [...visiting].map((angler, i) => ({ angler, sector, seat: Math.floor(i / sessionIds.length) })),
  );
  const seatNumbers = new Map<string, number>();
  const asEdges = edges.map(({ angler, sector, seat }): Edge => {
    const key = `${sector}:${seat}`;
    if (!seatNumbers.has(key)) seatNumbers.set(key, seatNumbers.size);
    return [angler, seatNumbers.get(key)!];
  });
  const sessionOf = colourEdges(asEdges, sessionIds.length);
  return edges.map(({ angler, sector }, i) => ({
    sessionId: sessionIds[sessionOf[i]!]!,
    anglerId: anglers[angler]!.anglerId,
    sectorId: sectors[sector]!.sectorId,
  }));
}

/** For each sector the anglers who get it, each angler as many sectors as they need; undefined when they do not go round. */
function giveSectors(
  anglers: number,
  room: readonly number[],
  needed: number,
  mayHave: (angler: number, sector: number) => boolean,
): Set<number>[] | undefined {
  const visitors = room.map(() => new Set<number>());
  for (let turn = 0; turn < anglers * needed; turn += 1) {
    if (!giveOneMore(visitors, room, turn % anglers, mayHave)) return undefined;
  }
  return visitors;
}

/** Somebody who reaches a sector, and the one they would leave for it; nothing for the angler it is all about. */
interface Step {
  readonly taker: number;
  readonly givesUp: number | undefined;
}

/** A sector with room for this angler, or one whose visitor can take another instead, and so on: an augmenting path. */
function giveOneMore(
  visitors: readonly Set<number>[],
  room: readonly number[],
  angler: number,
  mayHave: (angler: number, sector: number) => boolean,
): boolean {
  const reached = new Map<number, Step>();
  const queue: Step[] = [{ taker: angler, givesUp: undefined }];
  for (const { taker, givesUp } of queue) {
    for (const [sector, visiting] of visitors.entries()) {
      if (reached.has(sector) || visiting.has(taker) || !mayHave(taker, sector)) continue;
      reached.set(sector, { taker, givesUp });
      if (visiting.size < room[sector]!) {
        passOn(visitors, reached, sector);
        return true;
      }
      for (const visitor of visiting) queue.push({ taker: visitor, givesUp: sector });
    }
  }
  return false;
}

function passOn(
  visitors: readonly Set<number>[],
  reached: ReadonlyMap<number, Step>,
  withRoom: number,
): void {
  let sector: number | undefined = withRoom;
  while (sector !== undefined) {
    const step: Step = reached.get(sector)!;
    visitors[sector]!.add(step.taker);
    if (step.givesUp !== undefined) visitors[step.givesUp]!.delete(step.taker);
    sector = step.givesUp;
  }
}
