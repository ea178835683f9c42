import type { ResultTables } from "@tightlines/contract/result/result-table";

export function pickTable({ tables }: ResultTables, id: string | undefined) {
  return tables.find((table) => table.id === id) ?? tables[0];
}

/** Where anglers are in groups, their results stand group by group unless a table is asked for. */
export function isByGroup({ groups, tables }: ResultTables, table: string | undefined): boolean {
  return table === undefined && groups.length > 0 && tables[0]?.lists === "entries";
}

/** The session that is asked for by its number; else the last one that has a result. */
export function pickResultSession({ sessions }: ResultTables, number: number | undefined) {
  return number === undefined
    ? (sessions.findLast(({ rows }) => rows > 0) ?? sessions[0])
    : sessions.find((session) => session.number === number);
}
