import { formatRational } from "@tightlines/domain/number/format-rational";
import type { SpeciesRule } from "@tightlines/domain/ruleset/catch-rules";
import { m } from "../../../paraglide/messages.js";
import { sayEach, showPoints, showRead } from "./rule-units.ts";
import { beginLarge, type RuleWords, type SaidRule, say, sayList, type Statement } from "./said-rule.ts";

export function saySpecies({ kinds, others }: Statement<"species">, words: RuleWords): SaidRule {
  const said = kinds.map(({ codes, rule }) => ({
    species: sayList(codes.map(words.nameOf)),
    facts: listFacts(rule, words).join(", "),
  }));
  if (said.length === 0)
    return say(m.rules_species_all({ facts: listFacts(others ?? {}, words).join(", ") }));
  if (others === null && said.length === 1)
    return say(
      m.rules_species_only({ species: [said[0]!.species, said[0]!.facts].filter(Boolean).join(" ") }),
    );
  const rest = others && {
    species: m.rules_species_others(),
    facts: listFacts(others, words).join(", "),
  };
  return {
    sentence: m.rules_species(),
    lines: [
      ...[...said, ...(rest ? [rest] : [])].map(({ species, facts }) =>
        beginLarge(m.rules_species_line({ species, facts: facts || m.rules_species_any() })),
      ),
      ...(rest ? [] : [m.rules_species_others_not()]),
    ],
  };
}

function listFacts(rule: SpeciesRule, { ruleset: { catching }, nameOf }: RuleWords): readonly string[] {
  const { minLengthMm, minWeightGrams, measuredTo, multiplier, best, full, opensAfter, tagPoints } = rule;
  const { units } = catching;
  return [
    minLengthMm !== undefined && m.rules_species_from({ size: showRead(minLengthMm, "length", units) }),
    minWeightGrams !== undefined && m.rules_species_from({ size: showRead(minWeightGrams, "weight", units) }),
    measuredTo !== undefined && m.rules_species_measured({ end: measuredTo }),
    sayPoints(rule, catching),
    multiplier !== undefined && m.rules_species_times({ factor: formatRational(multiplier) }),
    best !== undefined && m.rules_species_best({ count: best }),
    full !== undefined &&
      m.rules_species_full({
        count: full.count,
        tailCount: full.tailCount,
        tailPoints: showPoints(full.tailPoints),
      }),
    opensAfter !== undefined &&
      m.rules_species_after({ count: opensAfter.count, species: nameOf(opensAfter.species) }),
    tagPoints !== undefined && m.rules_species_tagged({ points: formatRational(tagPoints) }),
  ].filter((each) => each !== false);
}

/** Points of its own: what it leaves to the event's formula is said there. */
function sayPoints(rule: SpeciesRule, catching: RuleWords["ruleset"]["catching"]): string | false {
  const { catchScore } = catching;
  if (catchScore.kind === "species-table")
    return rule.points !== undefined && m.rules_species_points({ points: showPoints(rule.points) });
  if (catchScore.kind !== "formula" || (rule.perFish === undefined && rule.perUnit === undefined))
    return false;
  const facts = {
    perFish: formatRational(rule.perFish ?? catchScore.perFish),
    perUnit: formatRational(rule.perUnit ?? catchScore.perUnit),
    each: sayEach(catching),
  };
  return catchScore.from === "zero" ? m.rules_species_formula(facts) : m.rules_species_formula_above(facts);
}
