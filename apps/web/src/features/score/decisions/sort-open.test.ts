import type { LoggedOperation } from "@tightlines/contract/score/score-operation";
import { expect, test } from "vitest";
import { sortOpen } from "./sort-open.ts";

test("contradictions stand alone, and refusals of one sender with one reason together, in the order they came", () => {
  const open = [
    logged(5, "refused", { by: "Pass A" }),
    logged(4, "conflict"),
    logged(3, "refused", { by: "Pass B" }),
    logged(2, "refused", { by: "Pass A" }),
    logged(1, "refused", { by: "Pass A", code: "session-takes-no-scores" }),
  ];
  const { conflicts, refused } = sortOpen(open);
  expect(conflicts.map(({ number }) => number)).toEqual([4]);
  expect(refused.map(({ operations }) => operations.map(({ number }) => number))).toEqual([[1], [2, 5], [3]]);
});

function logged(
  number: number,
  outcome: LoggedOperation["outcome"],
  { by = "Ann", code = "pass-expired" }: { by?: string; code?: string } = {},
): LoggedOperation {
  return {
    id: String(number),
    number,
    scoreId: null,
    sessionId: 1,
    anglerId: 1,
    kind: "add-catch",
    outcome,
    problem: outcome === "refused" ? { code, detail: "" } : null,
    said: {},
    before: null,
    after: null,
    reason: "",
    by,
    takenInBy: null,
    passId: null,
    deviceId: null,
    madeAt: "2027-05-14T09:00:00.000Z",
    receivedAt: "2027-05-14T09:00:00.000Z",
    decidedAt: null,
    decidedReason: "",
  };
}
