import { describe, expect, it } from "vitest";
import { buildFacts, resultsOf, tableOf, type Outline } from "../../fixtures/build-competition.ts";
import type { Cut } from "../ruleset/classification.ts";
import { COARSE_AND_FEEDER } from "../ruleset/presets/coarse-and-feeder.ts";
import { PLAIN_TABLE } from "../ruleset/presets/plain-switches.ts";
import { makeCut } from "./make-cut.ts";

const HEATS: Outline["sessions"] = [
  {
    A: [
      [1, 900],
      [2, 800],
      [3, 700],
    ],
    B: [
      [4, 90],
      [5, 80],
      [6, 70],
    ],
  },
];
const FINAL: Outline["sessions"][number] = {
  F: [
    [2, 500],
    [4, 400],
    [5, 300],
  ],
};

function cutWith(cut: Partial<Cut>) {
  const whole: Cut = { afterSession: 1, keep: 4, per: "overall", scores: "reset", ...cut };
  return {
    ...COARSE_AND_FEEDER,
    classifications: [{ ...PLAIN_TABLE, tieBreaks: ["full-field-raw" as const], cut: whole }],
  };
}

function idsOf(outcome: ReturnType<typeof makeCut>): readonly number[] {
  if (!outcome.ok) throw new Error(outcome.problem.code);
  return outcome.value.map((each) => each.id);
}

describe("a cut (12.14)", () => {
  const facts = buildFacts({ sessions: HEATS });

  it("lets the best of the whole table or of each unit go on", () => {
    expect(idsOf(makeCut(cutWith({ keep: 3 }), "individual", facts))).toEqual([1, 4, 2]);
    expect(idsOf(makeCut(cutWith({ keep: 2, per: "unit" }), "individual", facts))).toEqual([1, 2, 4, 5]);
  });

  it("passes the place of one who does not go on down to the next", () => {
    const cut = makeCut(cutWith({ keep: 2, per: "unit" }), "individual", facts, new Set([1]));
    expect(cut).toMatchObject({
      value: [
        { id: 2, passedDownFrom: [] },
        { id: 3, passedDownFrom: [1] },
        { id: 4, passedDownFrom: [] },
        { id: 5, passedDownFrom: [] },
      ],
    });
  });

  it("asks the table as it stood then, whatever the final brought", () => {
    const later = buildFacts({ sessions: [...HEATS, FINAL] });
    expect(idsOf(makeCut(cutWith({ keep: 3 }), "individual", later))).toEqual([1, 4, 2]);
  });

  it("puts whoever was drawn after it before all others, with the scores carried over or reset", () => {
    const later = buildFacts({ sessions: [...HEATS, FINAL] });
    const totals = (scores: Cut["scores"]) =>
      tableOf(resultsOf(cutWith({ scores }), later), "individual").standings.map(({ id, total }) => [
        id,
        total,
      ]);
    expect(totals("reset")).toEqual([
      [2, 1],
      [4, 2],
      [5, 3],
      [1, 1],
      [3, 3],
      [6, 3],
    ]);
    expect(totals("carry-over").slice(0, 3)).toEqual([
      [2, 3],
      [4, 3],
      [5, 5],
    ]);
  });

  it("waits until the session before it is complete, and is refused where the table has none", () => {
    const running = { ...facts, sessions: facts.sessions.map((each) => ({ ...each, isComplete: false })) };
    expect(makeCut(cutWith({}), "individual", running)).toMatchObject({
      ok: false,
      problem: { code: "result-cut-too-early", facts: { session: 1 } },
    });
    expect(makeCut(cutWith({ afterSession: 2 }), "individual", facts)).toMatchObject({
      problem: { code: "result-cut-too-early", facts: { session: 2 } },
    });
    expect(makeCut(COARSE_AND_FEEDER, "individual", facts)).toMatchObject({
      problem: { code: "result-no-cut" },
    });
  });
});
