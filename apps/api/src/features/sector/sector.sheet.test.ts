import { expect, test } from "vitest";
import type { SectorWithPegs } from "./sector.presenter.ts";
import { sectorSheet } from "./sector.sheet.ts";

test("one line a peg, and one for a sector without any", () => {
  const pegs = [
    peg(1, { isEnd: true }),
    peg(2, { isAccessible: true }),
    peg(3, { outOfUseReason: "Fallen tree" }),
  ];
  const { header, rows } = sectorSheet([sector(1, "A", { pegs }), sector(2, "A1", { parentId: 1 })]);
  expect(header).toHaveLength(8);
  expect(rows).toEqual([
    ["A", "Weir", null, "bank", 1, "yes", "no", null],
    ["A", "Weir", null, "bank", 2, "no", "yes", null],
    ["A", "Weir", null, "bank", 3, "no", "no", "Fallen tree"],
    ["A1", "Weir", "A", "bank", null, null, null, null],
  ]);
});

function peg(number: number, marks: Partial<SectorWithPegs["pegs"][number]>): SectorWithPegs["pegs"][number] {
  const plain = { isEnd: false, isAccessible: false, outOfUseReason: null };
  return { id: number, eventId: 1, sectorId: 1, number, position: number, ...plain, ...marks };
}

function sector(id: number, code: string, values: Partial<SectorWithPegs>): SectorWithPegs {
  const at = new Date(0);
  return {
    id,
    eventId: 1,
    parentId: null,
    code,
    name: "Weir",
    description: "",
    kind: "bank",
    position: id,
    latitude: null,
    longitude: null,
    revision: 1,
    createdAt: at,
    updatedAt: at,
    pegs: [],
    ...values,
  };
}
