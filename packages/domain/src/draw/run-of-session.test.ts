import { describe, expect, test } from "vitest";
import { holdingRun, type SessionRun } from "./run-of-session.ts";

const MORNING = "2026-05-14T06:00:00.000Z";
const NOON = "2026-05-14T12:00:00.000Z";

describe("holdingRun", () => {
  test("is the one that was published last, whichever was prepared first", () => {
    const runs = [run(1, { publishedAt: NOON }), run(2, { publishedAt: MORNING })];
    expect(holdingRun(runs, 10)?.number).toBe(1);
  });

  test("is the later of two that were published in the same moment, in whatever order they come", () => {
    const runs = [run(1), run(2)];
    expect(holdingRun(runs, 10)?.number).toBe(2);
    expect(holdingRun(runs.toReversed(), 10)?.number).toBe(2);
  });

  test("reads a time from the database as one that travelled", () => {
    const runs = [run(1, { publishedAt: new Date(NOON) }), run(2, { publishedAt: MORNING })];
    expect(holdingRun(runs, 10)?.number).toBe(1);
  });

  test("stays with a draw of several sessions where no later one has taken over", () => {
    const runs = [run(1, { sessionIds: [10, 11] }), run(2, { publishedAt: NOON })];
    expect(holdingRun(runs, 10)?.number).toBe(2);
    expect(holdingRun(runs, 11)?.number).toBe(1);
  });

  test("is a locked one too, but none that is prepared, replaced or undone", () => {
    expect(holdingRun([run(1, { status: "locked" })], 10)?.number).toBe(1);
    for (const status of ["draft", "superseded", "undone"])
      expect(holdingRun([run(1, { status })], 10)).toBeUndefined();
    expect(holdingRun([run(1)], 11)).toBeUndefined();
  });
});

function run(number: number, facts: Partial<SessionRun> = {}): SessionRun {
  return { number, status: "published", sessionIds: [10], publishedAt: MORNING, ...facts };
}
