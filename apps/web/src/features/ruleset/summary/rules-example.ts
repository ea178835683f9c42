import { formatRational } from "@tightlines/domain/number/format-rational";
import { isRational } from "@tightlines/domain/number/rational";
import { computeResults } from "@tightlines/domain/result/compute-results";
import type { CompetitionFacts } from "@tightlines/domain/result/facts/facts";
import type { Ruleset } from "@tightlines/domain/ruleset/ruleset";
import type { Catch } from "@tightlines/domain/score/score";
import { m } from "../../../paraglide/messages.js";
import { chooseSpecies, exampleAnglers } from "../example/example-facts.ts";
import { measureOf, showAmount, showRead } from "./rule-units.ts";
import { type RuleWords, sayList } from "./said-rule.ts";

export interface ExampleLine {
  id: number;
  name: string;
  caught: string;
  /** What the catch comes to, with its unit. */
  score: string;
  place: string;
  points: string;
}

/** A session of four, or of as many as the rules need: one with two fish, two who are equal, the rest with none. */
export function listExample(words: RuleWords): readonly ExampleLine[] {
  const { ruleset } = words;
  const size = Math.max(4, ruleset.ranking.minimumField ?? 0);
  const catches = listCatches(ruleset);
  const outcome = computeResults(ruleset, factsOf(catches, size));
  // Rules that nobody could fish by show no example.
  const rows = outcome.ok ? (outcome.value.classifications[0]?.units[0]?.rows ?? []) : [];
  const { catching, display } = ruleset;
  return rows
    .filter(({ entryId }) => entryId <= 4)
    .map(({ entryId, raw, place, points }) => ({
      id: entryId,
      name: exampleAnglers[entryId] ?? "",
      caught: sayCaught(catches[entryId - 1] ?? [], words),
      score: showAmount(raw, measureOf(catching), catching.units),
      place: isRational(place) ? formatRational(place) : "–",
      points: formatRational(points, display),
    }));
}

function listCatches(ruleset: Ruleset): readonly (readonly Catch[])[] {
  const kinds = chooseSpecies(ruleset);
  const fish = (step: number, kind: number): Catch => {
    const { species, lengthMm, weightGrams } = kinds[kind % kinds.length]!;
    return {
      species,
      lengthMm: lengthMm + 10 * step,
      weightGrams: weightGrams + 40 * step,
      lineClassKg: 6,
      caughtAt: "2027-05-01T10:00:00Z",
    };
  };
  return [[fish(9, 0), fish(4, 1)], [fish(6, 0)], [fish(6, 0)]];
}

function factsOf(catches: readonly (readonly Catch[])[], size: number): CompetitionFacts {
  const drawn = Array.from({ length: size }, (_, index) => index + 1);
  return {
    sessions: [{ id: 1, number: 1, day: 1, isOfficial: true, isComplete: true }],
    units: [{ id: "1A", sessionId: 1, size, drawn }],
    entries: drawn.map((id) => ({ id, startNumber: id, teamId: null, category: "open" })),
    scores: drawn.map((entryId) => ({
      sessionId: 1,
      entryId,
      presence: "fished",
      catches: catches[entryId - 1] ?? [],
    })),
  };
}

function sayCaught(catches: readonly Catch[], { ruleset: { catching }, nameOf }: RuleWords): string {
  if (catches.length === 0) return m.rules_example_nothing();
  const fish = catches.map(({ species, lengthMm = 0, weightGrams = 0 }) => {
    // A species that stands for any other has no name.
    const name = species in catching.species ? nameOf(species) : "";
    return [name, saySize(catching, lengthMm, weightGrams)].filter(Boolean).join(" ");
  });
  return fish.every((each) => each === "") ? m.score_fish({ count: catches.length }) : sayList(fish);
}

/** The size that the rules score by; none where fish are only counted. */
function saySize(catching: Ruleset["catching"], lengthMm: number, weightGrams: number): string {
  const { catchScore, units } = catching;
  const kind = catchScore.kind === "formula" ? catchScore.measure : catchScore.kind;
  if (kind === "count" || kind === "species-table") return "";
  if (kind === "length" || kind === "length-to-weight") return showRead(lengthMm, "length", units);
  return showRead(weightGrams, "weight", units);
}
