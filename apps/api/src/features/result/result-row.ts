import type { ResultRow } from "@tightlines/contract/result/result-table";
import type { Round } from "@tightlines/domain/result/table/add-up-rounds";
import type { Standing } from "@tightlines/domain/result/table/standing";
import type { UnitResult } from "@tightlines/domain/result/unit/rank-population";
import type { UnitRow } from "@tightlines/domain/result/unit/rank-unit";
import type { ResultNames } from "./result-names.ts";
import { metric } from "./result-tables.ts";

/** One line of a table of sums. */
export function presentStanding(
  names: ResultNames,
  { lists }: Pick<ResultRow, "lists">,
  standing: Standing,
): ResultRow {
  const { id, place, trace } = standing;
  return {
    ...whoIs(names, lists, id),
    place,
    sharedBy: trace.sharedBy,
    points: names.show(standing.total),
    raw: names.show(standing.totalRaw),
    fishCount: standing.fishCount,
    bestFish: findBest(names, standing),
    status: standing.status === "ranked" ? summarize(standing.rounds) : standing.status,
    isDecidedByTie: trace.decidedBy !== null,
    unit: null,
    sectorId: null,
    sectorCode: null,
    rounds: standing.rounds.map((round) => ({
      sessionNumber: round.sessionNumber,
      places: [...round.places],
      points: names.show(round.points),
      status: round.status,
      counts: countsOf(round),
    })),
  };
}

/** What a session brought somebody, among those they fished against. */
export function presentUnitRow(names: ResultNames, unit: UnitResult, row: UnitRow): ResultRow {
  const seat = names.seatOf(unit.sessionId, row.entryId);
  return {
    ...whoIs(names, "entries", row.entryId),
    place: row.place,
    sharedBy: row.trace.sharedBy,
    points: names.show(row.points),
    raw: names.show(row.raw),
    fishCount: row.fishCount,
    bestFish: findBest(names, row),
    status: row.status,
    isDecidedByTie: row.trace.decidedBy !== null,
    unit: names.unit(unit.unitId),
    sectorId: seat ? (seat.parentSectorId ?? seat.sectorId) : null,
    sectorCode: seat ? (seat.wholeCode ?? seat.partCode) : null,
    rounds: [],
  };
}

function findBest(
  names: ResultNames,
  { longest, heaviest }: Pick<UnitRow, "longest" | "heaviest">,
): ResultRow["bestFish"] {
  const measure = longest === 0 ? "weight" : "length";
  const size = longest === 0 ? heaviest : longest;
  if (size === 0) return null;
  return { size: names.show(size), measure: metric(names.facts.ruleset, measure) };
}

export function countsOf({ keeps }: Pick<Round, "keeps">): "whole" | "half" | "none" {
  if (keeps === 0) return "none";
  return keeps === 1 ? "whole" : "half";
}

export function whoIs(names: ResultNames, lists: "entries" | "teams", id: number) {
  const angler = lists === "entries" ? names.angler(id) : undefined;
  return {
    id,
    lists,
    number: angler?.number ?? null,
    name: lists === "teams" ? names.teamName(id) : (angler?.name ?? ""),
    teamName: angler?.teamName ?? null,
    category: angler?.category ?? null,
    groupCode: angler?.groupCode ?? null,
  };
}

/** Whoever caught once is no blank, and whoever came once was not absent. */
function summarize(rounds: readonly Round[]): ResultRow["status"] {
  const statuses = new Set(rounds.map(({ status }) => status));
  return (
    (["caught", "blank", "withdrawn", "disqualified", "absent"] as const).find((status) =>
      statuses.has(status),
    ) ?? "absent"
  );
}
