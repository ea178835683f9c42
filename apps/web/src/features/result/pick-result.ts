import type { ResultTables } from "@tightlines/contract/result/result-table";

export function pickTable({ tables }: ResultTables, id: string | undefined) {
  return tables.find((table) => table.id === id) ?? tables[0];
}

/** The session that is asked for by its number; else the last one that has a result. */
export function pickResultSession({ sessions }: ResultTables, number: number | undefined) {
  return number === undefined
    ? (sessions.findLast(({ rows }) => rows > 0) ?? sessions[0])
    : sessions.find((session) => session.number === number);
}
