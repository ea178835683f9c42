import type { CatchRules, Consequence, SpeciesRule } from "./catch-rules.ts";
import type { Prices } from "./rank-rules.ts";
import type { Costs, PriceGroup, RuleStatement, SpeciesKind } from "./rule-statement.ts";
import type { Ruleset } from "./ruleset.ts";

/**
 * What a ruleset says to a reader who has a minute: from the fish to the table, in the order of rulebook 0. What the rules leave
 * at "nothing special" is left out; every switch is said elsewhere.
 */
export function sumUpRules(ruleset: Ruleset): readonly RuleStatement[] {
  const { catching, ranking, classifications, duels, season, publication } = ruleset;
  const { limits, selfReports = null, bonuses: ofCatch } = catching;
  const kinds = groupSpecies(catching.species);
  const [table, ...others] = classifications;
  const team = others.find(({ lists }) => lists === "teams")?.team;
  const tables = others.filter(({ lists }) => lists !== "teams");
  const statements: (RuleStatement | false | undefined)[] = [
    duels && { code: "duels", duels },
    { code: "worth", score: catching.catchScore, rounding: roundingOf(catching) },
    (kinds.length > 0 || isSpecial(catching.otherSpecies)) && {
      code: "species",
      kinds,
      others: catching.otherSpecies,
    },
    (hasLimit(catching) || selfReports !== null) && { code: "limits", limits, selfReports },
    hasAny({ ...ofCatch, ...ranking.bonuses }) && {
      code: "bonuses",
      ofCatch,
      ofResult: ranking.bonuses ?? {},
    },
    costsOf(catching),
    {
      code: "ranked",
      unit: ruleset.unit,
      points: ranking.resultPoints,
      minimumField: ranking.minimumField ?? null,
    },
    { code: "ties", ranking },
    !areAllNothing(ranking.prices) && { code: "prices", prices: groupPrices(ranking.prices) },
    table && {
      code: "total",
      direction: table.ranking?.direction ?? ranking.direction,
      ordersBy: table.ordersBy,
      aggregate: table.aggregate,
      tieBreaks: table.tieBreaks,
      cut: table.cut ?? null,
      qualifying: table.qualifying ?? null,
    },
    team && { code: "teams", team },
    tables.length > 0 && { code: "tables", tables },
    season && { code: "season", aggregate: season.aggregate },
    { code: "publication", publication },
  ];
  return statements.filter((each) => typeof each === "object");
}

/** Species with the same rule, in the order in which the rules name the first of them. */
function groupSpecies(species: CatchRules["species"]): readonly SpeciesKind[] {
  const kinds = new Map<string, { codes: string[]; rule: SpeciesRule }>();
  for (const [code, rule] of Object.entries(species)) {
    const key = JSON.stringify(Object.entries(rule).toSorted(([one], [other]) => (one < other ? -1 : 1)));
    const kind = kinds.get(key) ?? { codes: [], rule };
    kind.codes.push(code);
    kinds.set(key, kind);
  }
  return [...kinds.values()];
}

function isSpecial(rule: SpeciesRule | null): boolean {
  return rule === null || hasAny(rule);
}

function hasAny(values: object): boolean {
  return Object.values(values).some((value) => value !== undefined);
}

function hasLimit({ limits: { bestPerSession, bestPerDay, bestPerEvent, ...more } }: CatchRules): boolean {
  return hasAny({ bestPerSession, bestPerDay, bestPerEvent, points: more.minimumPointsPerCatch });
}

/** How the reading is rounded that a fish scores by; null where it scores as it was read, or by no reading. */
function roundingOf({
  catchScore,
  lengthRounding,
  weightRounding,
}: CatchRules): CatchRules["lengthRounding"] | null {
  const measure = catchScore.kind === "formula" ? catchScore.measure : catchScore.kind;
  const isByLength = measure === "length" || measure === "length-to-weight";
  const isByWeight = measure === "weight" || measure === "line-class";
  const rounding = isByLength ? lengthRounding : isByWeight ? weightRounding : null;
  return rounding?.direction === "none" ? null : rounding;
}

function costsOf({ undersized, deductions, limits }: CatchRules): RuleStatement | undefined {
  const costs: Costs = {
    undersized,
    deductions,
    overLimit: limits.overLimit ?? null,
    most: limits.bestPerSession ?? null,
  };
  const isFree = isIgnored(undersized) && isIgnored(costs.overLimit) && !hasAny(deductions);
  return isFree ? undefined : { code: "costs", costs };
}

function isIgnored(consequence: Consequence | null): boolean {
  return consequence === null || consequence.effect === "ignore";
}

/** Where all who caught nothing have nothing, nobody has to be told. */
function areAllNothing(prices: Prices): boolean {
  return Object.values(prices).every(
    (price: Prices["withdrawn"]) =>
      price.kind === "as-fished" || (price.kind === "fixed" && price.points === 0),
  );
}

function groupPrices(prices: Prices): readonly PriceGroup[] {
  const groups = new Map<string, { statuses: (keyof Prices)[]; price: Prices["withdrawn"] }>();
  for (const status of ["blank", "absent", "withdrawn", "disqualified"] as const) {
    const price = prices[status];
    const key = Object.values(price).join(" ");
    const group = groups.get(key) ?? { statuses: [], price };
    group.statuses.push(status);
    groups.set(key, group);
  }
  return [...groups.values()];
}
