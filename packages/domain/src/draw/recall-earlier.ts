import type { DrawPeg, DrawSector, Placement } from "./draw-input.ts";

/** What the constraints that look back need to know of each angler. */
export interface Recollection {
  readonly sectorsOf: ReadonlyMap<number, ReadonlySet<number>>;
  readonly endPegsOf: ReadonlyMap<number, number>;
  readonly neighboursOf: ReadonlyMap<number, ReadonlySet<number>>;
}

/** Sectors fished, end pegs had and neighbours met (R4, R6, R16), read from placements of any number of sessions. */
export function recallEarlier(
  sectors: readonly DrawSector[],
  placements: readonly Placement[],
): Recollection {
  if (placements.length === 0) return NOTHING_EARLIER;
  const pegs = new Map<number, DrawPeg>(sectors.flatMap(({ pegs }) => pegs.map((peg) => [peg.pegId, peg])));
  const sectorsOf = new Map<number, Set<number>>();
  const endPegsOf = new Map<number, number>();
  for (const { anglerId, sectorId, pegId } of placements) {
    addTo(sectorsOf, anglerId, sectorId);
    if (pegs.get(pegId)?.isEnd) endPegsOf.set(anglerId, (endPegsOf.get(anglerId) ?? 0) + 1);
  }
  const neighboursOf = new Map<number, Set<number>>();
  for (const { anglerIds } of listNeighbours(sectors, placements)) {
    addTo(neighboursOf, anglerIds[0], anglerIds[1]);
    addTo(neighboursOf, anglerIds[1], anglerIds[0]);
  }
  return { sectorsOf, endPegsOf, neighboursOf };
}

const NOTHING_EARLIER: Recollection = {
  sectorsOf: new Map(),
  endPegsOf: new Map(),
  neighboursOf: new Map(),
};

export interface Neighbours {
  readonly sessionId: number;
  /** The smaller id first. */
  readonly anglerIds: readonly [number, number];
}

/** Everyone who fishes beside, or in one boat with, somebody else. */
export function listNeighbours(
  sectors: readonly DrawSector[],
  placements: readonly Placement[],
): Neighbours[] {
  const beside = mapNeighbours(sectors);
  const anglersAt = new Map<string, number[]>();
  for (const { sessionId, anglerId, pegId } of placements) {
    const key = `${sessionId}:${pegId}`;
    anglersAt.set(key, [...(anglersAt.get(key) ?? []), anglerId]);
  }
  return placements.flatMap(({ sessionId, anglerId, pegId }) => {
    const others = [pegId, ...(beside.get(pegId) ?? [])].flatMap(
      (id) => anglersAt.get(`${sessionId}:${id}`) ?? [],
    );
    return others
      .filter((other) => other > anglerId)
      .map((other) => ({ sessionId, anglerIds: [anglerId, other] as const }));
  });
}

/** The pegs beside each peg: before and after it in walking order, and across the gap of a ring. */
export function mapNeighbours(sectors: readonly DrawSector[]): Map<number, number[]> {
  const beside = new Map<number, number[]>();
  for (const { pegs, isRing } of sectors) {
    pegs.forEach(({ pegId }, i) => {
      const last = pegs.length - 1;
      const before = pegs[i - 1] ?? (isRing ? pegs[last] : undefined);
      const after = pegs[i + 1] ?? (isRing ? pegs[0] : undefined);
      const ids = new Set([before, after].flatMap((peg) => (peg && peg.pegId !== pegId ? [peg.pegId] : [])));
      beside.set(pegId, [...ids]);
    });
  }
  return beside;
}

function addTo(sets: Map<number, Set<number>>, key: number, value: number): void {
  const set = sets.get(key);
  if (set) set.add(value);
  else sets.set(key, new Set([value]));
}
