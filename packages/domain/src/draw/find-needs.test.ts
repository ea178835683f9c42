import { expect, test } from "vitest";
import type { DrawInput, Placement } from "./draw-input.ts";
import { createAngler, createInput, createSector } from "./draw.factory.ts";
import { type Candidate, findNeeds } from "./find-needs.ts";

const APART = { kind: "team-mates-apart", strength: "hard" } as const;
const drawn = createInput({
  anglers: 4,
  describeAngler: (id) => ({ teamId: id, slot: 1, groupId: 1 }),
  sectors: [createSector(1, 5)],
  sessionIds: [1, 2],
  constraints: [APART],
});
const held: Placement[] = [1, 2].flatMap((sessionId) =>
  [1, 2, 3, 4].map((anglerId) => ({ sessionId, anglerId, sectorId: 1, pegId: 100 + anglerId })),
);

test("finds nothing while everything fits", () => {
  expect(needsOf({})).toEqual([]);
});

test("finds who has a peg and takes no part, with those of the team who could step in, the successor first", () => {
  const needs = needsOf({
    candidates: [
      candidate(1, { presence: "withdrawn", slot: null }),
      ...[2, 3, 4].map((id) => candidate(id)),
      candidate(8, { teamId: 1, slot: 2, groupId: 1 }),
      candidate(9, { teamId: 1, slot: 1, groupId: 1 }),
    ],
  });
  expect(needs[0]).toEqual({ kind: "withdrawal", anglerId: 1, sessionIds: [1, 2], substituteIds: [9, 8] });
  expect(needs.slice(1).map(({ kind }) => kind)).toEqual(["late-entrant", "late-entrant"]);
});

test("misses only those who fish: reserves have no peg, nor has a group at rest", () => {
  const candidates = [
    ...[1, 2, 3, 4].map((id) => candidate(id)),
    candidate(8, { isReserve: true }),
    candidate(9, { groupId: 2 }),
  ];
  const cells = [
    { sessionId: 1, groupId: 1, sectorId: 1 },
    { sessionId: 1, groupId: 2, sectorId: null },
    { sessionId: 2, groupId: 1, sectorId: 1 },
    { sessionId: 2, groupId: 2, sectorId: 1 },
  ];
  const rotating = { ...drawn, mode: { kind: "rotation", cells } as const };
  expect(needsOf({ candidates, drawn: rotating })).toEqual([
    { kind: "late-entrant", anglerId: 9, sessionIds: [2] },
  ]);
});

test("finds who stands on a peg out of use", () => {
  const [sector] = drawn.sectors;
  const pegs = sector!.pegs.map((peg) => ({ ...peg, isOutOfUse: peg.pegId === 102 || peg.pegId === 105 }));
  expect(needsOf({ now: { ...drawn, sectors: [{ ...sector!, pegs }] } })).toEqual([
    { kind: "peg-out-of-use", pegId: 102, sessionIds: [1, 2], anglerIds: [2] },
  ]);
});

test("finds who sits beside a team mate since they changed teams, where that must not be", () => {
  const anglers = drawn.anglers.map((angler) => (angler.anglerId === 2 ? { ...angler, teamId: 3 } : angler));
  const now = { ...drawn, anglers };
  expect(needsOf({ now })).toEqual([{ kind: "transfer", anglerId: 2, sessionIds: [1, 2], besideIds: [3] }]);
  // Another repair has written the new team into the draw meanwhile.
  expect(needsOf({ now, drawn: now })).toHaveLength(1);
  expect(needsOf({ now, drawn: { ...drawn, constraints: [] } })).toEqual([]);
});

test("leaves sessions alone that have begun, or that another draw has taken over", () => {
  const candidates = [candidate(1, { presence: "absent" }), ...[2, 3, 4].map((id) => candidate(id))];
  expect(needsOf({ candidates, sessionIds: [2] })).toMatchObject([{ sessionIds: [2] }]);
});

interface Given {
  drawn?: DrawInput;
  now?: DrawInput;
  candidates?: Candidate[];
  sessionIds?: number[];
}

function needsOf(given: Given) {
  const candidates = [1, 2, 3, 4].map((id) => candidate(id));
  return findNeeds({ original: drawn, drawn, now: drawn, candidates, held, sessionIds: [1, 2], ...given });
}

function candidate(anglerId: number, described: Partial<Candidate> = {}): Candidate {
  const angler = createAngler(anglerId, { teamId: anglerId, slot: 1, groupId: 1 });
  return { ...angler, isReserve: false, presence: "present", ...described };
}
