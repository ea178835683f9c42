import { expect, test } from "vitest";
import { createInput, createSector } from "./draw.factory.ts";
import { listReveals } from "./list-reveals.ts";

const sectors = [createSector(1, 3), createSector(2, 3)];

test("a draw of pegs is shown session by session, and in each sector by sector", () => {
  const input = createInput({ anglers: 4, sectors, sessionIds: [7, 5] });
  expect(listReveals(input)).toEqual([
    { sessionId: 7, sectorId: 1, round: null },
    { sessionId: 7, sectorId: 2, round: null },
    { sessionId: 5, sectorId: 1, round: null },
    { sessionId: 5, sectorId: 2, round: null },
  ]);
});

test("a sector that no group fishes in a session is not shown there", () => {
  const input = createInput({
    anglers: 2,
    sectors,
    describeAngler: (anglerId) => ({ groupId: anglerId }),
    mode: {
      kind: "rotation",
      cells: [
        { groupId: 1, sessionId: 1, sectorId: 2 },
        { groupId: 2, sessionId: 1, sectorId: null },
      ],
    },
  });
  expect(listReveals(input)).toEqual([{ sessionId: 1, sectorId: 2, round: null }]);
});

test("a sector without a peg in use is not shown", () => {
  const closed = createSector(3, 2);
  const pegs = closed.pegs.map((peg) => ({ ...peg, isOutOfUse: true }));
  const input = createInput({ anglers: 2, sectors: [...sectors, { ...closed, pegs }] });
  expect(listReveals(input).map(({ sectorId }) => sectorId)).toEqual([1, 2]);
});

test("an order of choice is shown as a whole for each session", () => {
  const mode = { kind: "order-of-choice", by: "angler", laterSessions: "drawn" } as const;
  expect(listReveals(createInput({ anglers: 4, sectors, sessionIds: [1, 2], mode }))).toEqual([
    { sessionId: 1, sectorId: null, round: null },
    { sessionId: 2, sectorId: null, round: null },
  ]);
});

test("duels are shown round by round", () => {
  const mode = { kind: "duels", rounds: 3, judgedBy: "officials" } as const;
  const reveals = listReveals(createInput({ anglers: 4, sectors, sessionIds: [7, 5], mode }));
  expect(reveals.map(({ sessionId, round }) => [sessionId, round])).toEqual([
    [7, 1],
    [7, 2],
    [7, 3],
    [5, 1],
    [5, 2],
    [5, 3],
  ]);
});
