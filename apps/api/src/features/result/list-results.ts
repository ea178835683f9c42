import type { ResultListQuery } from "@tightlines/contract/result/result";
import type { ResultRow } from "@tightlines/contract/result/result-table";
import { compare } from "@tightlines/domain/number/rational";
import type { ClassificationResult } from "@tightlines/domain/result/compute-results";
import type { UnitResult } from "@tightlines/domain/result/unit/rank-population";
import type { UnitRow } from "@tightlines/domain/result/unit/rank-unit";
import { ProblemError } from "../../platform/http/problem-error.ts";
import type { ComputedResults } from "./kept-results.ts";
import type { ResultNames } from "./result-names.ts";
import { presentStanding, presentUnitRow } from "./result-row.ts";
import { describeTable } from "./result-tables.ts";

type Wish = Pick<ResultListQuery, "classification" | "session" | "sector" | "group" | "search" | "sort">;

/** One table of an event as somebody asks for it: the sums, or what a session brought. */
export function listResults(
  computed: ComputedResults,
  names: ResultNames,
  wish: Wish,
  ownUserId?: number | null,
): ResultRow[] {
  const table = requireTable(computed, wish.classification);
  const isByUnit = wish.session !== undefined || wish.sector !== undefined;
  const rows = isByUnit
    ? listUnitRows(table.units, wish).flatMap(({ unit, row }) => {
        const seat = names.seatOf(unit.sessionId, row.entryId);
        const isThere =
          wish.sector === undefined || seat?.sectorId === wish.sector || seat?.parentSectorId === wish.sector;
        return isThere ? [presentUnitRow(names, unit, row)] : [];
      })
    : presentTable(computed, names, table);
  const isWanted = [
    wish.group === undefined ? null : names.isOfGroup(wish.group),
    ownUserId === undefined ? null : names.isOwn(ownUserId),
    wish.search === "" ? null : isFound(wish.search),
  ].filter((wanted) => wanted !== null);
  const found = rows.filter((row) => isWanted.every((wanted) => wanted(row)));
  return wish.sort === "-place" ? found.toReversed() : found;
}

/** What every session brought everybody, session by session and by place. */
export function listSessionRows(computed: ComputedResults, names: ResultNames): ResultRow[] {
  const [first] = computed.results.classifications;
  return listUnitRows(first?.units ?? [], {}).map(({ unit, row }) => presentUnitRow(names, unit, row));
}

export function presentTable(
  { facts }: ComputedResults,
  names: ResultNames,
  table: ClassificationResult,
): ResultRow[] {
  const described = describeTable(facts.ruleset, table);
  return table.standings.map((standing) => presentStanding(names, described, standing));
}

export function requireTable({ results }: ComputedResults, id: string | undefined): ClassificationResult {
  const { classifications } = results;
  const table = id === undefined ? classifications[0] : classifications.find((each) => each.id === id);
  if (!table) throw new ProblemError("result-not-found");
  return table;
}

/** Those of one session by place, whatever unit they fished in; of several sessions one after the other. */
function listUnitRows(units: readonly UnitResult[], { session }: Pick<Wish, "session">) {
  const wanted = units.filter(({ sessionId }) => session === undefined || sessionId === session);
  return wanted
    .flatMap((unit) => unit.rows.map((row) => ({ unit, row })))
    .toSorted(
      (a, b) =>
        a.unit.sessionNumber - b.unit.sessionNumber ||
        placeOf(a.row) - placeOf(b.row) ||
        compare(b.row.raw, a.row.raw),
    );
}

function placeOf({ place }: UnitRow): number {
  return place ?? Number.MAX_SAFE_INTEGER;
}

function isFound(search: string): (row: ResultRow) => boolean {
  const words = plain(search).split(/\s+/);
  return ({ number, name, teamName }) => {
    const text = plain(`${number ?? ""} ${name} ${teamName ?? ""}`);
    return words.every((word) => text.includes(word));
  };
}

function plain(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
