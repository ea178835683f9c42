import { type TranslateId, translateIds } from "@tightlines/domain/archive/translate-ids";
import type { ArchiveTable } from "./archive-tables.ts";

export type Row = Record<string, unknown>;

/** A row with the numbers of the other side, its own one and those it speaks of. */
export function translateRow({ noun, list }: ArchiveTable, row: Row, translate: TranslateId): Row {
  if (list === "resultVersions") return { ...row, tables: translateTables(row["tables"], translate) };
  const { id, ...fields } = row;
  const translated = translateIds(fields, translate);
  if (id === undefined) return translated;
  return { id: noun ? translate(noun, id as number) : id, ...translated };
}

/** A published table lists anglers or teams, and says itself which of them. */
function translateTables(tables: unknown, translate: TranslateId): unknown {
  return (tables as { lists: "entries" | "teams" }[]).map((table) => {
    const noun = table.lists === "teams" ? "team" : "angler";
    return translateIds(table, translate, { id: noun, behindId: noun });
  });
}
