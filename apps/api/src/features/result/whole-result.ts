import type { WholeResult } from "@tightlines/contract/result/result-views";
import type { ClassificationResult } from "@tightlines/domain/result/compute-results";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { explainSessions } from "./explain-result.ts";
import type { ComputedResults } from "./kept-results.ts";
import type { ResultNames } from "./result-names.ts";
import { presentStanding } from "./result-row.ts";
import { describeTable } from "./result-tables.ts";

/** One angler's whole event: their line of every table, their team's, and session by session what counted. */
export function getAnglerResult(
  computed: ComputedResults,
  names: ResultNames,
  id: number,
  personUrl: string | null,
): WholeResult {
  const angler = names.angler(id);
  if (!angler) throw new ProblemError("angler-not-found");
  const { number, name, teamId, teamName, category, groupCode } = angler;
  return {
    id,
    lists: "entries",
    number,
    name,
    teamId,
    teamName,
    category,
    groupCode,
    personUrl,
    standings: listStandings(computed, names, ({ lists }, standingId) =>
      lists === "teams" ? standingId === teamId : standingId === id,
    ),
    members: [],
    sessions: explainSessions(computed, names, pickTable(computed, "entries"), (entryId) => entryId === id),
  };
}

/** One team's whole event, with the line of each of its anglers. */
export function getTeamResult(
  computed: ComputedResults,
  names: ResultNames,
  team: { id: number; name: string },
): WholeResult {
  const isMember = (entryId: number) => names.angler(entryId)?.teamId === team.id;
  const table = pickTable(computed, "entries");
  return {
    id: team.id,
    lists: "teams",
    name: team.name,
    number: null,
    teamId: null,
    teamName: null,
    category: null,
    groupCode: null,
    personUrl: null,
    standings: listStandings(computed, names, ({ lists }, id) => lists === "teams" && id === team.id),
    members: table ? listRows(computed, names, table).filter(({ id }) => isMember(id)) : [],
    sessions: explainSessions(computed, names, pickTable(computed, "teams"), isMember),
  };
}

type IsMeant = (table: { lists: "entries" | "teams" }, id: number) => boolean;

function listStandings(computed: ComputedResults, names: ResultNames, isMeant: IsMeant) {
  return computed.results.classifications.flatMap((table) =>
    listRows(computed, names, table)
      .filter((row) => isMeant(row, row.id))
      .map((row) => ({ tableId: table.id, row })),
  );
}

function listRows({ facts }: ComputedResults, names: ResultNames, table: ClassificationResult) {
  const described = describeTable(facts.ruleset, table);
  return table.standings.map((standing) => presentStanding(names, described, standing));
}

/** The table of sums of anglers, or of teams; any table has the sessions where the rules have none of these. */
function pickTable({ facts, results }: ComputedResults, lists: "entries" | "teams") {
  const wanted = facts.ruleset.classifications.find(
    (each) => each.lists === lists && each.ordersBy.kind === "rounds",
  );
  return results.classifications.find(({ id }) => id === wanted?.id) ?? results.classifications[0];
}
