import type { ResultVersion, WholeResultVersion } from "@tightlines/contract/result/result-version";
import type { Results } from "@tightlines/domain/result/compute-results";
import type { ResultRow, ResultTable } from "@tightlines/contract/result/result-table";
import type { Standing } from "@tightlines/domain/result/table/standing";
import type { ComputedResults } from "./kept-results.ts";
import { listSessionRows } from "./list-results.ts";
import { type ResultNames, resultNames } from "./result-names.ts";
import { presentStanding, whoIs } from "./result-row.ts";
import { describeTable } from "./result-tables.ts";
import type { ListedVersion } from "./result-version.repository.ts";

/** A published table as it is stored: people by their ids, so that nobody's name is kept twice. */
interface StoredTable extends ResultTable {
  standings: readonly Standing[];
  /** What the sessions brought, with the first table. Versions of the first days do not have it. */
  sessionRows?: readonly StoredRow[];
}

type StoredRow = Omit<ResultRow, "number" | "name" | "teamName" | "category">;

export function storeTables(computed: ComputedResults): string {
  const { facts, results } = computed;
  const tables = results.classifications.map((table, index): StoredTable => ({
    ...describeTable(facts.ruleset, table),
    standings: table.standings,
    ...(index === 0 && { sessionRows: storeSessionRows(computed) }),
  }));
  return JSON.stringify(tables);
}

/** The stored tables as what was computed then; of its sessions only the sums are kept. */
export function readStored(tables: unknown, rulesetVersion: number): Results {
  const classifications = (tables as StoredTable[]).map(({ id, standings }) => ({
    id,
    units: [],
    standings,
  }));
  return { rulesetVersion, rawScores: [], classifications };
}

function storeSessionRows(computed: ComputedResults): StoredRow[] {
  const names = resultNames(computed.facts, { isOrganizer: true, hidesMinors: false });
  return listSessionRows(computed, names).map(
    ({ number: _number, name: _name, teamName: _teamName, category: _category, ...row }) => row,
  );
}

export function presentVersion({ createdAt, ...version }: ListedVersion): ResultVersion {
  return { ...version, createdAt: createdAt.toISOString() };
}

/** Under the names that people have now. */
export function presentWhole(
  { tables, exactly: _exactly, ...version }: ListedVersion & { tables: unknown; exactly: string },
  names: ResultNames,
): WholeResultVersion {
  return {
    ...presentVersion(version),
    tables: (tables as StoredTable[]).map(({ standings, sessionRows: _sessionRows, ...table }) => ({
      ...table,
      standings: standings.map((standing) => presentStanding(names, table, standing)),
    })),
  };
}

/** What the sessions of a version brought, under the names that people have now. */
export function presentSessionRows({ tables }: { tables: unknown }, names: ResultNames): ResultRow[] {
  const rows = (tables as StoredTable[])[0]?.sessionRows ?? [];
  return rows.map((row) => ({ ...row, ...whoIs(names, row.lists, row.id) }));
}
