import type { DrawResponse } from "@tightlines/contract/draw";
import type { SectorResponse } from "@tightlines/contract/sector";
import { expect, test } from "vitest";
import { findPlaceConflicts } from "./place-conflicts.ts";

const sectors = [sectorOf("bank")];
const draws = [
  drawOf({ anglerId: 1, sessionId: 1, pegId: 101, teamId: 1 }),
  drawOf({ anglerId: 2, sessionId: 1, pegId: 102, teamId: 2 }),
  drawOf({ anglerId: 3, sessionId: 1, pegId: 104, teamId: 1 }),
  drawOf({ anglerId: 2, sessionId: 2, pegId: 101, teamId: 2 }, 2),
];
const ann = { sessionId: 1, anglerId: 1, teamId: 1, needsAccessiblePeg: false };
const bo = { sessionId: 1, anglerId: 2, teamId: 2, needsAccessiblePeg: false };

test("a free peg without anybody beside it is nobody's trouble", () => {
  expect(findPlaceConflicts({ ...bo, pegId: 103 }, draws, sectors)).toEqual([]);
});

test("says who fishes there, and nothing of whoever asks", () => {
  expect(findPlaceConflicts({ ...ann, pegId: 102 }, draws, sectors)).toEqual([
    { kind: "taken", name: "Angler 2" },
  ]);
  expect(findPlaceConflicts({ ...ann, pegId: 101 }, draws, sectors)).toEqual([]);
});

test("says that a peg is out of use, and that a team mate sits beside it", () => {
  expect(findPlaceConflicts({ ...ann, pegId: 105 }, draws, sectors)).toEqual([
    { kind: "out-of-use", reason: "Flooded" },
    { kind: "team-mate-beside", names: "Angler 3" },
  ]);
});

test("says that somebody has had an end peg in another session", () => {
  expect(findPlaceConflicts({ ...bo, pegId: 106 }, draws, sectors)).toEqual([
    { kind: "end-peg-again", sessions: [2] },
  ]);
});

test("says that somebody fishes a sector again, beside the same neighbour, or where they cannot get to", () => {
  const again = [...draws, drawOf({ anglerId: 1, sessionId: 3, pegId: 103, teamId: 1 })];
  const beside = [...again, drawOf({ anglerId: 2, sessionId: 3, pegId: 104, teamId: 2 })];
  expect(findPlaceConflicts({ ...ann, pegId: 103 }, again, sectors)).toMatchObject([
    { kind: "team-mate-beside" },
    { kind: "sector-again", sessions: [3] },
  ]);
  expect(findPlaceConflicts({ ...ann, pegId: 103 }, beside, sectors)).toContainEqual({
    kind: "neighbour-again",
    names: "Angler 2",
  });
  const needy = { ...bo, needsAccessiblePeg: true, pegId: 103 };
  expect(findPlaceConflicts(needy, draws, sectors)).toEqual([{ kind: "not-accessible" }]);
});

test("round a lake the last peg is beside the first", () => {
  const place = { ...ann, anglerId: 9, pegId: 106 };
  expect(findPlaceConflicts(place, draws, sectors)).toEqual([]);
  expect(findPlaceConflicts(place, draws, [sectorOf("lake")])).toEqual([
    { kind: "team-mate-beside", names: "Angler 1" },
  ]);
});

function sectorOf(kind: "bank" | "lake"): SectorResponse {
  return {
    id: 1,
    revision: 1,
    createdAt: "2027-05-14T06:00:00.000Z",
    updatedAt: "2027-05-14T06:00:00.000Z",
    parentId: null,
    code: "A",
    name: "",
    description: "",
    kind,
    position: 0,
    latitude: null,
    longitude: null,
    pegs: [1, 2, 3, 4, 5, 6].map((number) => ({
      id: 100 + number,
      number,
      isEnd: number === 1 || number === 6,
      isAccessible: false,
      outOfUseReason: number === 5 ? "Flooded" : null,
    })),
  };
}

function drawOf(
  place: Pick<DrawResponse, "anglerId" | "sessionId" | "pegId" | "teamId">,
  sectorId = 1,
): DrawResponse {
  return {
    ...place,
    id: place.anglerId * 10 + place.sessionId,
    revision: 1,
    createdAt: "2027-05-14T06:00:00.000Z",
    updatedAt: "2027-05-14T06:00:00.000Z",
    sessionNumber: place.sessionId,
    anglerNumber: place.anglerId,
    anglerName: `Angler ${place.anglerId}`,
    teamName: null,
    sectorId,
    sectorCode: "A",
    pegNumber: place.pegId - 100,
    source: "drawn",
    runId: 7,
    reason: "",
    changedBy: null,
  };
}
