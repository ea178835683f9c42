import { sumUpRules } from "@tightlines/domain/ruleset/sum-up-rules";
import type { RuleStatement } from "@tightlines/domain/ruleset/rule-statement";
import { sayBonuses, sayCosts, sayLimits, sayWorth } from "./say-catch.ts";
import { sayDuels, sayPrices, sayRanked, sayTies } from "./say-places.ts";
import { sayPublication, saySeason, sayTables, sayTeams, sayTotal } from "./say-tables.ts";
import { saySpecies } from "./say-species.ts";
import type { RuleWords, SaidRule } from "./said-rule.ts";

/** The rules in about ten sentences, from the fish to the table. */
export function sayRules(words: RuleWords): readonly SaidRule[] {
  return sumUpRules(words.ruleset).map((statement) => sayStatement(statement, words));
}

function sayStatement(statement: RuleStatement, words: RuleWords): SaidRule {
  switch (statement.code) {
    case "duels":
      return sayDuels(statement);
    case "worth":
      return sayWorth(statement, words);
    case "species":
      return saySpecies(statement, words);
    case "limits":
      return sayLimits(statement);
    case "bonuses":
      return sayBonuses(statement, words);
    case "costs":
      return sayCosts(statement, words);
    case "ranked":
      return sayRanked(statement);
    case "ties":
      return sayTies(statement);
    case "prices":
      return sayPrices(statement);
    case "total":
      return sayTotal(statement);
    case "teams":
      return sayTeams(statement);
    case "tables":
      return sayTables(statement);
    case "season":
      return saySeason(statement);
    case "publication":
      return sayPublication(statement);
  }
}
