import type { BoardSeat } from "@tightlines/contract/score/score-board";
import { expect, test } from "vitest";
import { layOutBoard } from "./lay-out-board.ts";

test("a board has a column for each sector, with what came in there last", () => {
  const early = { at: "2027-05-14T09:00:00.000Z", by: "Jan" };
  const late = { at: "2027-05-14T09:30:00.000Z", by: "Eva" };
  const seats = [seat("A", 1, early), seat("A", 2), seat("A", 3, late), seat("B", 1)];
  expect(layOutBoard(seats)).toEqual([
    { code: "A", seats: seats.slice(0, 3), entered: 2, lastEntry: late },
    { code: "B", seats: seats.slice(3), entered: 0, lastEntry: null },
  ]);
});

test("where nobody was drawn, everybody stands in one column", () => {
  expect(layOutBoard([seat(null, 1), seat(null, 2)])).toMatchObject([{ code: null, entered: 0 }]);
});

function seat(
  sectorCode: string | null,
  number: number,
  lastEntry: BoardSeat["lastEntry"] = null,
): BoardSeat {
  return {
    sectorId: sectorCode === null ? null : 1,
    sectorCode,
    pegNumber: sectorCode === null ? null : number,
    anglerId: number,
    anglerNumber: number,
    anglerName: `Angler ${number}`,
    teamName: null,
    scoreId: lastEntry ? number : null,
    isIn: lastEntry !== null,
    presence: lastEntry ? "fished" : null,
    fishCount: 0,
    weighInGrams: null,
    isSigned: false,
    wasSigned: false,
    openCount: 0,
    lastEntry,
  };
}
