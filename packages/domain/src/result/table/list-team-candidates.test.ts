import { describe, expect, it } from "vitest";
import {
  buildEntry,
  buildFacts,
  resultsOf,
  standingOf,
  tableOf,
  type Outline,
} from "../../../fixtures/build-competition.ts";
import type { Classification } from "../../ruleset/classification.ts";
import { COARSE_AND_FEEDER } from "../../ruleset/presets/coarse-and-feeder.ts";
import { PLAIN_TABLE } from "../../ruleset/presets/plain-switches.ts";
import type { Ruleset } from "../../ruleset/ruleset.ts";
import type { Results } from "../compute-results.ts";

const TEAM: Classification = {
  ...PLAIN_TABLE,
  id: "team",
  lists: "teams",
  population: { onlyTeamMembers: true },
  reranks: true,
  tieBreaks: ["total-raw"],
  team: { size: 2, counted: "all", incomplete: "charge", roundPoints: "sum" },
};

function coarse(...classifications: readonly Classification[]): Ruleset {
  return { ...COARSE_AND_FEEDER, classifications };
}

function compute(ruleset: Ruleset, outline: Outline): Results {
  return resultsOf(ruleset, buildFacts(outline));
}

function totalsOf(results: Results, id: string): Readonly<Record<number, readonly unknown[]>> {
  return Object.fromEntries(
    tableOf(results, id).standings.map((each) => [each.id, [each.place, each.total]]),
  );
}

describe("teams", () => {
  const entries = [1, 2, 3, 4].map((id) => ({ id, teamId: id <= 2 ? 10 : 20 }));

  it("add up places ranked without the individuals (F9)", () => {
    const results = compute(coarse(TEAM), {
      sessions: [
        {
          A: [
            [1, 900],
            [9, 850],
            [3, 800],
          ],
          B: [
            [2, 500],
            [4, 400],
          ],
        },
      ],
      entries,
    });
    expect(totalsOf(results, "team")).toEqual({ 10: [1, 2], 20: [2, 4] });
  });

  it("break equal points by the weight of the whole team (C5)", () => {
    const results = compute(coarse(TEAM), {
      sessions: [
        {
          A: [
            [1, 900],
            [3, 800],
          ],
          B: [
            [2, 500],
            [4, 700],
          ],
        },
      ],
      entries,
    });
    expect(totalsOf(results, "team")).toEqual({ 10: [2, 3], 20: [1, 3] });
    expect(standingOf(tableOf(results, "team"), 10).trace.decidedBy).toEqual({
      step: "total-raw",
      behindId: 20,
      own: 1400,
      theirs: 1500,
    });
  });

  const short: Outline = {
    sessions: [
      {
        A: [
          [1, 900],
          [3, 800],
        ],
        B: [[4, 700]],
      },
    ],
    entries,
  };

  it("are charged an absence for a slot left empty, taken as they are, or not placed", () => {
    const by = (incomplete: "charge" | "as-is" | "unranked") =>
      totalsOf(
        compute(
          coarse({ ...TEAM, team: { size: 2, counted: "all", incomplete, roundPoints: "sum" } }),
          short,
        ),
        "team",
      );
    expect(by("charge")).toEqual({ 10: [2, 3], 20: [1, 3] });
    expect(by("as-is")).toEqual({ 10: [1, 1], 20: [2, 3] });
    expect(by("unranked")).toEqual({ 10: [null, 1], 20: [1, 3] });
  });

  it("may count only their best", () => {
    const best: Classification = {
      ...TEAM,
      team: { size: 2, counted: 1, incomplete: "as-is", roundPoints: "sum" },
    };
    const results = compute(coarse(best), {
      sessions: [
        {
          A: [
            [1, 900],
            [2, 100],
            [3, 800],
            [4, 700],
          ],
        },
      ],
      entries,
    });
    expect(totalsOf(results, "team")).toEqual({ 10: [1, 1], 20: [2, 2] });
  });

  it("may take their place in the round as its points (U10)", () => {
    const league: Classification = {
      ...TEAM,
      team: { size: 2, counted: "all", incomplete: "as-is", roundPoints: "place" },
    };
    const results = compute(coarse(league), {
      sessions: [
        {
          A: [
            [1, 900],
            [3, 800],
          ],
          B: [
            [2, 700],
            [4, 600],
          ],
        },
        {
          A: [
            [1, 100],
            [3, 800],
          ],
          B: [
            [2, 200],
            [4, 600],
          ],
        },
      ],
      entries,
    });
    expect(
      tableOf(results, "team").standings.map((each) => each.rounds.map((round) => round.points)),
    ).toEqual([
      [2, 1],
      [1, 2],
    ]);
  });

  it("keep the placing of a reserve, who is charged with the one replaced in the individual list (F16)", () => {
    const facts = buildFacts({
      sessions: [
        {
          A: [
            [1, 900],
            [3, 800],
          ],
          B: [
            [2, 700],
            [4, 600],
          ],
        },
        {
          A: [
            [1, 900],
            [3, 800],
          ],
        },
      ],
      entries: [...entries, { id: 5, teamId: 10 }],
    });
    const substituted = {
      ...facts,
      entries: [...facts.entries, buildEntry(5, [{ id: 5, teamId: 10 }])],
      units: facts.units.map((unit) =>
        unit.id === "2A" ? { ...unit, substitutes: [{ outId: 1, inId: 5 }] } : unit,
      ),
      scores: facts.scores.map((score) =>
        score.sessionId === 2 && score.entryId === 1 ? { ...score, entryId: 5 } : score,
      ),
    };
    const results = resultsOf(coarse(PLAIN_TABLE, TEAM), substituted);
    expect(standingOf(tableOf(results, "team"), 10).rounds.map((round) => round.points)).toEqual([2, 1]);
    const individual = tableOf(results, "individual");
    const roundsOf = (id: number) =>
      standingOf(individual, id).rounds.map((round) => [round.status, round.points]);
    expect(roundsOf(1)).toEqual([
      ["caught", 1],
      ["absent", 3],
    ]);
    expect(roundsOf(5)).toEqual([
      ["absent", 3],
      ["caught", 1],
    ]);
  });

  it("can be disqualified or charged by a decision", () => {
    const decisions = [
      { code: "bait", teamId: 10, effect: "none" as const, points: 5 },
      { code: "cheating", teamId: 20, effect: "event-disqualified" as const },
    ];
    const results = compute(coarse(TEAM), {
      sessions: [
        {
          A: [
            [1, 900],
            [3, 800],
          ],
          B: [
            [2, 1],
            [4, 2],
          ],
        },
      ],
      entries,
      facts: { decisions },
    });
    expect(totalsOf(results, "team")).toEqual({ 10: [1, 8], 20: [null, 3] });
  });
});
