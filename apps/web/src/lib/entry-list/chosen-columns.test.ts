import { expect, test } from "vitest";
import { chosenColumns } from "./chosen-columns.ts";

test("only chosen columns are sent, and a short line is filled up", () => {
  const entries = [
    { line: 2, cells: ["Jan", "a very long story", "Novák"] },
    { line: 3, cells: ["Eva"] },
  ];
  expect(chosenColumns({ columns: ["firstName", null, "lastName"], entries })).toEqual({
    columns: ["firstName", "lastName"],
    rows: [
      ["Jan", "Novák"],
      ["Eva", ""],
    ],
  });
});
