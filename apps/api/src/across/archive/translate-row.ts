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

interface Listed {
  lists: "entries" | "teams";
  /** Of the first table: what the sessions brought, each row with its own list. */
  sessionRows?: Listed[];
}

function translateTables(tables: unknown, translate: TranslateId): unknown {
  return (tables as Listed[]).map(({ sessionRows, ...table }) => ({
    ...translateListed(table, translate),
    ...(sessionRows && { sessionRows: sessionRows.map((row) => translateListed(row, translate)) }),
  }));
}

/** What is published lists anglers or teams, and says itself which of them. */
function translateListed(listed: Listed, translate: TranslateId): Listed {
  const noun = listed.lists === "teams" ? "team" : "angler";
  return translateIds(listed, translate, { id: noun, behindId: noun });
}
