import type { DrawAngler, DrawInput, DrawPeg, DrawSector } from "./draw-input.ts";

/** Builders for the tests of this folder: a plain input, described only where it matters to the test. */
export function createInput(
  given: Partial<Omit<DrawInput, "anglers">> & {
    readonly anglers: number;
    readonly describeAngler?: (anglerId: number) => Partial<DrawAngler>;
  },
): DrawInput {
  const { anglers, describeAngler, ...rest } = given;
  return {
    mode: { kind: "free" },
    sessionIds: [1],
    sectors: [],
    constraints: [],
    pins: [],
    earlier: [],
    ...rest,
    anglers: upTo(anglers).map((anglerId) => createAngler(anglerId, describeAngler?.(anglerId))),
  };
}

export function createAngler(anglerId: number, described: Partial<DrawAngler> = {}): DrawAngler {
  return { anglerId, teamId: null, groupId: null, slot: null, needsAccessiblePeg: false, ...described };
}

/** Pegs 101, 102 … in sector 1, 201, 202 … in sector 2; the first and the last are end pegs. */
export function createSector(sectorId: number, pegs: number, described: Partial<DrawPeg> = {}): DrawSector {
  const plain = { isAccessible: false, isOutOfUse: false, capacity: 1 };
  const listed = upTo(pegs).map((number) =>
    Object.assign(
      { pegId: sectorId * 100 + number, isEnd: number === 1 || number === pegs },
      plain,
      described,
    ),
  );
  return { sectorId, isRing: false, pegs: listed };
}

export function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i + 1);
}

/** A number written as a seed. */
export function createSeed(number: number | bigint): string {
  return number.toString(16).padStart(64, "0");
}
