import type { ResultVersion, WholeResultVersion } from "@tightlines/contract/result/result-version";
import type { ResultTable } from "@tightlines/contract/result/result-table";
import type { Results } from "@tightlines/domain/result/compute-results";
import type { Standing } from "@tightlines/domain/result/table/standing";
import type { ComputedResults } from "./kept-results.ts";
import type { ResultNames } from "./result-names.ts";
import { presentStanding } from "./result-row.ts";
import { describeTable } from "./result-tables.ts";
import type { ListedVersion } from "./result-version.repository.ts";

/** A published table as it is stored: people by their ids, so that nobody's name is kept twice. */
interface StoredTable extends ResultTable {
  standings: readonly Standing[];
}

export function storeTables({ facts, results }: ComputedResults): string {
  const tables = results.classifications.map((table): StoredTable => ({
    ...describeTable(facts.ruleset, table),
    standings: table.standings,
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

export function presentVersion({ createdAt, ...version }: ListedVersion): ResultVersion {
  return { ...version, createdAt: createdAt.toISOString() };
}

/** Under the names that people have now. */
export function presentWhole(
  { tables, ...version }: ListedVersion & { tables: unknown },
  names: ResultNames,
): WholeResultVersion {
  return {
    ...presentVersion(version),
    tables: (tables as StoredTable[]).map(({ standings, ...table }) => ({
      ...table,
      standings: standings.map((standing) => presentStanding(names, table, standing)),
    })),
  };
}
