import { expect, test } from "vitest";
import { fillBySlot, setSector } from "./fill-sectors.ts";

const given = [
  { sessionId: 1, anglerId: 10, sectorId: 8 },
  { sessionId: 1, anglerId: 13, sectorId: 8 },
  { sessionId: 2, anglerId: 10, sectorId: 8 },
];

test("places in the team become sectors, beginning again where there are too few", () => {
  const anglers = [
    { id: 10, slot: 1 },
    { id: 11, slot: 2 },
    { id: 12, slot: 3 },
    { id: 13, slot: null },
  ];
  expect(fillBySlot(given, anglers, [7, 8], 1)).toEqual([
    { sessionId: 1, anglerId: 13, sectorId: 8 },
    { sessionId: 2, anglerId: 10, sectorId: 8 },
    { sessionId: 1, anglerId: 10, sectorId: 7 },
    { sessionId: 1, anglerId: 11, sectorId: 8 },
    { sessionId: 1, anglerId: 12, sectorId: 7 },
  ]);
});

test("one angler is sent elsewhere in one session, or nowhere", () => {
  const moved = setSector(given, { sessionId: 1, anglerId: 10, sectorId: 7 });
  expect(moved).toEqual([given[1], given[2], { sessionId: 1, anglerId: 10, sectorId: 7 }]);
  expect(setSector(given, { sessionId: 1, anglerId: 10, sectorId: null })).toEqual([given[1], given[2]]);
});
