import { expect, test } from "vitest";
import { createSector } from "./draw.factory.ts";
import { layRows } from "./lay-rows.ts";

test("a row is one peg of each sector, and pegs out of use are in none", () => {
  const [short, long] = [createSector(1, 3), createSector(2, 4)];
  const pegs = short.pegs.map((peg, index) => ({ ...peg, isOutOfUse: index === 1 }));
  const ids = [short, long].map((sector) => sector.pegs.map(({ pegId }) => pegId));
  expect(layRows([{ ...short, pegs }, long])).toEqual([
    { rowNumber: 1, pegIds: [ids[0]![0], ids[1]![0]] },
    { rowNumber: 2, pegIds: [ids[0]![2], ids[1]![1]] },
  ]);
});

test("without sectors there are no rows", () => {
  expect(layRows([])).toEqual([]);
});
