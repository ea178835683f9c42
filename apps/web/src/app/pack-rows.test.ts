import { expect, test } from "vitest";
import { packRows, unpackRows } from "./pack-rows.ts";

const anglers = [
  { id: 1, name: "José", team: { id: 4 }, licence: null },
  { id: 2, name: "Åsa", team: null, licence: null },
];

test("rows with the same fields are packed by field, and come out as they went in", () => {
  const packed = packRows(anglers)!;
  expect(packed).toEqual([
    ["id", "name", "team", "licence"],
    [
      [1, 2],
      ["José", "Åsa"],
      [{ id: 4 }, null],
      [null, null],
    ],
  ]);
  expect(unpackRows(JSON.parse(JSON.stringify(packed)))).toEqual(anglers);
});

test.each([
  ["nothing", []],
  ["a single row", [{ id: 1 }]],
  ["rows that differ", [{ id: 1 }, { id: 2, name: "Åsa" }]],
  [
    "fields in another order",
    [
      { id: 1, name: "" },
      { name: "", id: 1 },
    ],
  ],
  ["words", ["a", "b"]],
  ["lists", [[1], [2]]],
  ["empty places", [null, null]],
  ["one thing", { id: 1 }],
])("%s stays as it is", (_, data) => {
  expect(packRows(data)).toBeUndefined();
});

test("rows without fields have nothing to pack", () => {
  expect(packRows([{}, {}])).toBeUndefined();
});
