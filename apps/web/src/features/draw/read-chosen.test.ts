import type { DrawResponse } from "@tightlines/contract/draw";
import { expect, test } from "vitest";
import { describeChosen } from "./read-chosen.ts";

const run = { id: 7, turns: [{ sessionId: 1, turn: 1, anglerIds: [1, 2] }] };
const ann = { sessionId: 1, anglerId: 1, anglerName: "Ann Rivers", source: "chosen", runId: 7, reason: "" };
const place = { sessionNumber: 1, sectorCode: "A", pegNumber: 3, changedBy: null };

test("whoever has a turn and has chosen a peg is as it must be", () => {
  expect(describeChosen(run, [drawOf({})])).toMatchObject({ isTrue: true, declared: null, notes: [] });
});

test("whoever was put elsewhere by hand is named with the reason", () => {
  const moved = drawOf({ source: "manual", runId: null, reason: "Wheelchair" });
  expect(describeChosen(run, [moved])).toMatchObject({
    isTrue: false,
    declared: expect.stringContaining("each change says why"),
    notes: [
      "Ann Rivers, Session 1: sector A, peg 3 was not chosen in the order of the draw. Changed by hand: Wheelchair",
    ],
  });
});

test.each([{ anglerId: 9 }, { runId: 8 }, { source: "drawn" as const }])(
  "a peg that nobody can have chosen does not match: %j",
  (tampered) => {
    expect(describeChosen(run, [drawOf(tampered)])).toMatchObject({ isTrue: false, declared: null });
  },
);

function drawOf(values: Partial<DrawResponse>): DrawResponse {
  return { ...ann, ...place, ...values } as DrawResponse;
}
