import { findOwn } from "../find-own.ts";
import { parseRational } from "../number/format-rational.ts";
import type { CatchRules, SpeciesRule } from "./catch-rules.ts";

/** Where every size counts, the rules have no minimum. */
const EVERY_SIZE = 0;

/** What an event says about a species it fishes for. What is null follows the ruleset, or the species itself. */
export interface ChosenSpecies {
  readonly code: string;
  readonly minLengthMm: number | null;
  /** The minimum that is usual for the species. */
  readonly defaultMinLengthMm: number | null;
  /** How many of it count for one angler in one session. */
  readonly cap: number | null;
  /** An exact number as text. */
  readonly points: string | null;
}

/**
 * The rules with the species that an event has chosen. Where it has chosen none, every species counts as the ruleset says;
 * else only those chosen do. A minimum is the event's own; else what the ruleset says about this very species, what is usual
 * for it, which visitors read on the event's page, and last what the ruleset says about any.
 */
export function chooseSpecies(rules: CatchRules, chosen: readonly ChosenSpecies[]): CatchRules {
  if (chosen.length === 0) return rules;
  const species = chosen.map((each) => [each.code, ruleFor(rules, each)] as const);
  return { ...rules, species: Object.fromEntries(species), otherSpecies: null };
}

function ruleFor(rules: CatchRules, chosen: ChosenSpecies): SpeciesRule {
  const own = findOwn(rules.species, chosen.code);
  const { minLengthMm: anyMinimum, ...rule } = own ?? rules.otherSpecies ?? {};
  const minLengthMm =
    chosen.minLengthMm ?? own?.minLengthMm ?? chosen.defaultMinLengthMm ?? anyMinimum ?? EVERY_SIZE;
  const points = chosen.points === null ? undefined : parseRational(chosen.points);
  return {
    ...rule,
    ...(minLengthMm !== EVERY_SIZE && { minLengthMm }),
    ...(chosen.cap !== null && { best: chosen.cap }),
    ...(points !== undefined && { points }),
  };
}
