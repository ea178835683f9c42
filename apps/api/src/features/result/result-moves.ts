import type { MovedTable } from "@tightlines/contract/result/result-preview";
import { groupBy } from "@tightlines/domain/group-by";
import type { Move, Position } from "@tightlines/domain/result/compare-results";
import type { ResultNames } from "./result-names.ts";
import { measureRound, measureSum } from "./result-tables.ts";

/** Sessions first, then the sums. Tables that rank a unit in the same way move the same people: they are said once. */
export function presentMoves(names: ResultNames, moves: readonly Move[]): MovedTable[] {
  const said = new Set<string>();
  const fresh = moves.filter((move) => {
    if (move.unitId === null) return true;
    const key = JSON.stringify([move.unitId, move.id, move.before, move.after]);
    const isFresh = !said.has(key);
    said.add(key);
    return isFresh;
  });
  const tables = [...groupBy(fresh, ({ classificationId, unitId }) => `${classificationId} ${unitId ?? ""}`)];
  return tables
    .map(([, group]) => presentTable(names, group))
    .toSorted((one, other) => Number(one.unit === null) - Number(other.unit === null));
}

function presentTable(names: ResultNames, moves: readonly Move[]): MovedTable {
  const { classificationId, unitId } = moves[0]!;
  const classification = names.facts.ruleset.classifications.find(({ id }) => id === classificationId);
  const { ruleset } = names.facts;
  const lists = unitId === null && classification?.lists === "teams" ? "teams" : "entries";
  const show = (position: Position | null) =>
    position && { place: position.place, points: names.show(position.points) };
  return {
    classificationId,
    lists,
    unit: unitId === null ? null : names.unit(unitId),
    measure: unitId === null && classification ? measureSum(ruleset, classification) : measureRound(ruleset),
    moves: moves
      .toSorted((one, other) => lastPlace(one) - lastPlace(other))
      .map((move) => ({
        id: move.id,
        name: lists === "teams" ? names.teamName(move.id) : (names.angler(move.id)?.name ?? ""),
        before: show(move.before),
        after: show(move.after),
      })),
  };
}

function lastPlace({ after }: Move): number {
  return after?.place ?? Number.POSITIVE_INFINITY;
}
