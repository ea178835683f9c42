import { expect, test } from "vitest";
import { bookOf, lineOf } from "../../../testing/score-book.ts";
import { compareReading } from "./compare-reading.ts";
import { gridColumns } from "./grid-columns.ts";
import { beginDraft, type RowDraft } from "./row-draft.ts";

const coarse = bookOf("coarse-and-feeder");
const columns = gridColumns(coarse.rules.catching, "weigh-in");
const { entered } = lineOf(coarse, {
  weighIn: { value: { weightGrams: 4520, fishCount: 12 }, saidBy: "a" },
});

test("a second reading agrees however it is typed", () => {
  expect(compare({ cells: { weight: "4.52", count: "12" } })).toEqual(agreed);
  expect(compare({ cells: { weight: "4520 g", count: "12" }, presence: "fished" })).toEqual(agreed);
});

test("a cell that was not read yet is neither the same nor different", () => {
  expect(compare({ cells: { weight: "4.52" } })).toEqual({ ...agreed, missing: ["count"] });
  expect(compare({ cells: { weight: "4.25" } })).toEqual({
    ...agreed,
    different: ["weight"],
    missing: ["count"],
  });
});

test("what only one of the two has found differs", () => {
  expect(compare({ cells: { weight: "4.52", count: "12", biggest: "0.7" } }).different).toEqual(["biggest"]);
  expect(compare({ cells: { weight: "4.52", count: "12" }, presence: "absent" }).different).toEqual([
    "presence",
  ]);
  expect(compare({ cells: { weight: "4.5z" } }).wrong).toEqual(["weight"]);
});

test("fish are the same in whichever order they were read", () => {
  const fly = bookOf("fly-fips-mouche");
  const fish = (lengthMm: number) => ({
    id: String(lengthMm),
    saidBy: "a",
    voidReason: null,
    values: { species: "1", lengthMm },
  });
  const line = lineOf(fly, { catches: [fish(323), fish(280)] });
  const [fishColumn] = [gridColumns(fly.rules.catching, "catches")];
  const read = (text: string) =>
    compareReading({ ...beginDraft(line.entered), cells: { fish: text } }, fishColumn, line.entered, fly);
  expect(read("BTR 28 32.3")).toEqual(agreed);
  expect(read("BTR 28").different).toEqual(["fish"]);
  expect(read("BTR 28 28").different).toEqual(["fish"]);
});

const agreed = { wrong: [], different: [], missing: [] };

function compare(part: Partial<RowDraft>) {
  return compareReading({ ...beginDraft(entered), ...part }, columns, entered, coarse);
}
