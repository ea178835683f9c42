import { describe, expect, it } from "vitest";
import { resultsOf, rowOf, standingOf, tableOf } from "../../fixtures/build-competition.ts";
import { readWffc2008, RULES_OF_2008 } from "../../fixtures/read-wffc-2008.ts";
import { subtract } from "../number/rational.ts";
import type { Ruleset } from "../ruleset/ruleset.ts";

describe("the 2008 World Fly Fishing Championships, from its 4,267 fish", () => {
  const { facts, anglers, teams, teamIds } = readWffc2008({ isFishVoided: true });
  const results = resultsOf(RULES_OF_2008, facts);
  const individual = tableOf(results, "individual");
  const team = tableOf(results, "team");

  it("holds every fish, blank and angler", () => {
    expect(facts.scores.flatMap((score) => score.catches)).toHaveLength(4267);
    expect(facts.scores).toHaveLength(475);
    expect([anglers.length, teams.length, facts.units.length]).toEqual([99, 18, 25]);
  });

  it("places all 99 anglers as published", () => {
    const computed = anglers.map(({ id }) => {
      const { place, total } = standingOf(individual, id);
      return { id, place, total };
    });
    expect(computed).toEqual(anglers.map(({ id, rank, total }) => ({ id, place: rank, total })));
  });

  it("says which published numbers hold with the fish void, and which with it counted", () => {
    expect(listDiffering(true)).toEqual({
      placings: [],
      points: [
        { id: 54, difference: 460 },
        { id: 70, difference: 560 },
      ],
      teamPlacings: [],
      teamPoints: [],
    });
    expect(listDiffering(false)).toEqual({
      placings: [54],
      points: [{ id: 70, difference: 560 }],
      teamPlacings: ["POR"],
      teamPoints: ["POR"],
    });
  });

  it("places all 18 teams as published, with their points", () => {
    const computed = teams.map(({ country }) => {
      const { place, total, totalRaw } = standingOf(team, teamIds.get(country) ?? 0);
      return { country, rank: place, total, points: totalRaw };
    });
    expect(computed).toEqual(teams);
  });

  it("would match no team at all without leaving the individuals out and ranking again (F9)", () => {
    const { ranking: _, ...rest } = RULES_OF_2008.classifications[1] as Ruleset["classifications"][number];
    const fused = { ...RULES_OF_2008, classifications: [{ ...rest, reranks: false }] };
    const wrong = tableOf(resultsOf(fused, facts), "team");
    expect(
      teams.filter(({ country, total }) => standingOf(wrong, teamIds.get(country) ?? 0).total === total),
    ).toEqual([]);
  });

  it("charges both the replaced angler and the reserve for what they did not fish (F16: 53 and 65)", () => {
    const totals = ["Caleri", "Guilpain"].map((name) => {
      const { id = 0 } = anglers.find((angler) => angler.name.includes(name)) ?? {};
      const { total, rounds } = standingOf(individual, id);
      return { total, missed: rounds.filter((round) => round.status === "absent").length };
    });
    expect(totals).toEqual([
      { total: 53, missed: 2 },
      { total: 65, missed: 3 },
    ]);
  });

  it("says why the twelfth of session 4, sector III, stands behind the eleventh (W3)", () => {
    const unit = individual.units.find((each) => each.unitId === "4-3");
    const twelfth = unit?.rows.find((row) => row.place === 12);
    expect(twelfth).toMatchObject({ raw: 1960, fishCount: 2 });
    expect(twelfth?.trace.decidedBy).toMatchObject({ step: "fish-count", own: 2, theirs: 3 });
    const eleventh = rowOf(individual, "4-3", twelfth?.trace.decidedBy?.behindId ?? 0);
    expect(eleventh).toMatchObject({ place: 11, raw: 1960, fishCount: 3 });
  });
});

/** What is published otherwise than computed: the table in the README beside the files. */
function listDiffering(isFishVoided: boolean) {
  const { facts, anglers, teams, teamIds } = readWffc2008({ isFishVoided });
  const results = resultsOf(RULES_OF_2008, facts);
  const individual = tableOf(results, "individual");
  const team = tableOf(results, "team");
  const ofTeam = (country: string) => standingOf(team, teamIds.get(country) ?? 0);
  return {
    placings: anglers.flatMap(({ id, total }) => (standingOf(individual, id).total === total ? [] : [id])),
    points: anglers.flatMap(({ id, points }) => {
      const difference = subtract(points, standingOf(individual, id).totalRaw);
      return difference === 0 ? [] : [{ id, difference }];
    }),
    teamPlacings: teams.flatMap(({ country, total }) => (ofTeam(country).total === total ? [] : [country])),
    teamPoints: teams.flatMap(({ country, points }) =>
      ofTeam(country).totalRaw === points ? [] : [country],
    ),
  };
}
