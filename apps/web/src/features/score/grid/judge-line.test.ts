import { describe, expect, test } from "vitest";
import { bookOf, lineOf } from "../../../testing/score-book.ts";
import { gridColumns } from "./grid-columns.ts";
import { judgeLine } from "./judge-line.ts";
import { beginDraft, type RowDraft, seenAfter } from "./row-draft.ts";

const coarse = bookOf("coarse-and-feeder");
const day = [2100, 3400, 4200, 5000, 12_500];
const context = {
  book: coarse,
  columns: gridColumns(coarse.rules.catching, "weigh-in"),
  status: "running",
  bags: { sorted: day, of: new Map<number, number>() },
  pageReason: "",
} as const;
const fly = bookOf("fly-fips-mouche");
const columns = gridColumns(fly.rules.catching, "catches");
const empty = lineOf(coarse);
const weighed = lineOf(coarse, { weighIn: { value: { weightGrams: 4520, fishCount: 12 }, saidBy: "a" } });

test("a line that was typed is said as a weigh-in, with what was seen", () => {
  expect(judge(weighed, { cells: { weight: "4,25 kg" } })).toEqual({
    kind: "ready",
    steps: [
      {
        kind: "set-weigh-in",
        seen: "a",
        reason: "",
        weighIn: { weightGrams: 4250, fishCount: 12, biggestFishGrams: null, deadCount: null },
      },
    ],
  });
  expect(judge(weighed, { cells: { weight: "4520", count: "12" } })).toEqual({ kind: "same" });
});

test("emptied cells take the weight back", () => {
  expect(judge(weighed, { cells: { weight: "", count: "" } })).toMatchObject({
    kind: "ready",
    steps: [{ kind: "set-weigh-in", weighIn: null }],
  });
});

test("what is no number, and fish without a weight, are not stored", () => {
  expect(judge(empty, { cells: { weight: "4.5x" } })).toEqual({ kind: "wrong", columns: ["weight"] });
  expect(judge(empty, { cells: { count: "12" } })).toEqual({ kind: "wrong", columns: ["weight"] });
});

test("45 kg for 4.5 is asked about, and stored with a reason", () => {
  const typed = { cells: { weight: "45.0" } };
  expect(judge(empty, typed)).toMatchObject({
    kind: "asks",
    sentences: [expect.stringContaining("45 kg is very different from the other catches")],
  });
  expect(judge(empty, { ...typed, reason: "Weighed again" })).toMatchObject({
    kind: "ready",
    steps: [{ kind: "set-weigh-in", reason: "Weighed again" }],
  });
});

test("what is pasted over something else is asked about, and into an empty line it is not", () => {
  const pasted = { cells: { weight: "4250" }, isPasted: true };
  expect(judge(weighed, pasted)).toMatchObject({
    kind: "asks",
    sentences: ["This replaces what is there: 4.52 kg, 12 fish."],
  });
  expect(judge(empty, pasted).kind).toBe("ready");
});

test("once the session is over every line has a reason, its own or that of the page", () => {
  const over = { ...context, status: "provisional" } as const;
  const typed = { ...beginDraft(empty.entered), cells: { weight: "4250" } };
  expect(judgeLine(empty, typed, over).kind).toBe("asks");
  expect(judgeLine(empty, typed, { ...over, pageReason: "Late cards" })).toMatchObject({
    kind: "ready",
    steps: [{ reason: "Late cards" }],
  });
});

test("once the session is over a line that says something is corrected with a reason of its own", () => {
  const over = { ...context, status: "provisional", pageReason: "Late cards" } as const;
  const typed = { ...beginDraft(weighed.entered), cells: { weight: "4250" } };
  expect(judgeLine(weighed, typed, over)).toMatchObject({
    kind: "asks",
    isCorrection: true,
    steps: [{ kind: "set-weigh-in" }],
  });
  expect(judgeLine(weighed, { ...typed, reason: "Misread" }, over)).toMatchObject({
    kind: "ready",
    steps: [{ reason: "Misread" }],
  });
  expect(judgeLine(weighed, typed, context).kind).toBe("ready");
});

test("somebody who was absent is said to be, and who fished and caught nothing, too", () => {
  expect(judge(empty, { presence: "absent" })).toMatchObject({
    steps: [{ kind: "set-presence", presence: "absent", seen: null }],
  });
  expect(judge(empty, { presence: "fished" })).toMatchObject({ steps: [{ kind: "set-presence" }] });
  expect(judge(weighed, { presence: "absent" }).kind).toBe("asks");
});

test("a changed list of fish takes the missing one back and adds the new one", () => {
  const line = lineOf(fly, { catches: [fish("a", 323), fish("b", 280)] });
  const draft = { ...beginDraft(line.entered), cells: { fish: "BTR 32.3 29" } };
  expect(judgeLine(line, draft, { ...context, book: fly, columns })).toMatchObject({
    kind: "ready",
    steps: [
      { kind: "void-catch", catchId: "b", seen: "b", reason: "Entered by mistake" },
      { kind: "add-catch", catch: { speciesId: 1, lengthMm: 290 } },
    ],
  });
});

describe("a fish that somebody else enters while a line is typed", () => {
  const before = lineOf(fly, { catches: [fish("a", 323)] });
  const after = lineOf(fly, { catches: [fish("a", 323), fish("theirs", 300)] });

  test("stays, whatever stands in the cell", () => {
    const draft = { ...beginDraft(before.entered), cells: { fish: "BTR 29" } };
    expect(judgeLine(after, draft, { ...context, book: fly, columns })).toMatchObject({
      steps: [
        { kind: "void-catch", catchId: "a", seen: "a" },
        { kind: "add-catch", catch: { lengthMm: 290 } },
      ],
    });
  });

  test("stays when they type on while the line is stored", () => {
    const typed = beginDraft(before.entered);
    const stored = lineOf(fly, { catches: [...after.entered.catches, fish("mine", 290)] });
    expect(seenAfter(typed, ["mine"], stored.entered).catches).toEqual({ a: "a", mine: "mine" });
  });
});

function fish(id: string, lengthMm: number) {
  return { id, saidBy: id, voidReason: null, values: { species: "1", lengthMm } };
}

function judge(line: typeof empty, part: Partial<RowDraft>) {
  return judgeLine(line, { ...beginDraft(line.entered), ...part }, context);
}
