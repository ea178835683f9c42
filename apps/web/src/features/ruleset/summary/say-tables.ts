import type { Aggregate, Classification } from "@tightlines/domain/ruleset/classification";
import { m } from "../../../paraglide/messages.js";
import { sayThen } from "./say-then.ts";
import { type SaidRule, say, sayList, type Statement } from "./said-rule.ts";

export function sayTotal(total: Statement<"total">): SaidRule {
  const { direction, ordersBy, aggregate, tieBreaks, cut, qualifying } = total;
  const sayDecided = ordersBy.kind === "biggest-fish" ? m.rules_biggest_ties : m.rules_total_ties;
  return say(
    ordersBy.kind === "biggest-fish"
      ? m.rules_total_biggest({ measure: ordersBy.measure })
      : m.rules_total({ direction, counts: sayCounts(aggregate) }),
    tieBreaks.length > 0 && sayDecided({ steps: sayThen(tieBreaks) }),
    cut !== null && m.rules_cut({ session: cut.afterSession, count: cut.keep }),
    qualifying !== null && m.rules_qualify({ count: qualifying.top }),
  );
}

function sayCounts({ counts }: Aggregate): string {
  if (counts.kind === "all") return m.rules_counts_all();
  if (counts.kind === "best") return m.rules_counts_best({ count: counts.rounds });
  return counts.keeps === 0
    ? m.rules_counts_drop({ count: counts.rounds })
    : m.rules_counts_half({ count: counts.rounds });
}

export function sayTeams({ team: { size, counted } }: Statement<"teams">): SaidRule {
  return say(counted === "all" ? m.rules_teams({ size }) : m.rules_teams_best({ size, counted }));
}

export function sayTables({ tables }: Statement<"tables">): SaidRule {
  return say(m.rules_tables({ list: sayList(tables.map(nameTable)) }));
}

/** A table of the biggest fish says what it lists; any other goes by the categories in it, or by its own name. */
function nameTable({ id, ordersBy, population }: Classification): string {
  if (ordersBy.kind === "biggest-fish")
    return ordersBy.measure === "length" ? m.ruleset_tie_longest() : m.ruleset_tie_heaviest();
  return population.categories ? sayList(population.categories) : id.replaceAll("-", " ");
}

export function saySeason({ aggregate: { counts } }: Statement<"season">): SaidRule {
  const count = counts.kind === "all" ? 0 : counts.rounds;
  return say(m.rules_season({ kind: counts.kind, count }));
}

export function sayPublication({
  publication: { hiddenLastMinutes, protestWindowMinutes },
}: Statement<"publication">): SaidRule {
  return say(
    hiddenLastMinutes > 0 && m.rules_hidden({ minutes: hiddenLastMinutes }),
    protestWindowMinutes > 0 ? m.rules_protests({ minutes: protestWindowMinutes }) : m.rules_protests_none(),
  );
}
