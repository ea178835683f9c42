import type { ArchivedNoun } from "@tightlines/domain/archive/translate-ids";
import { camelKey, snakeKey } from "@tightlines/contract/wire/case";
import { sql } from "kysely";
import type { Db, Schema, Trx } from "../../platform/database/schema.ts";
import { type ArchiveTable, hiddenRows } from "./archive-tables.ts";
import type { Row } from "./translate-row.ts";

/** Whatever zone the database is set to: instants come out the same. */
export async function writeInUtc(trx: Trx): Promise<void> {
  await sql`set local timezone to 'UTC'`.execute(trx);
}

/** The rows of an event in one table, the documents in them included. Instants have all their digits. */
export async function readRows(trx: Trx, table: ArchiveTable, eventId: number): Promise<Row[]> {
  const order = (table.orderBy ?? ["id"]).map((column) => sql.ref(column));
  const hidden = sql.raw(hiddenRows[table.table] ?? "true");
  return readJson(
    trx,
    sql`select ${sql.join(table.columns.map(selected))} from ${sql.table(table.table)}
      where event_id = ${eventId} and ${hidden} order by ${sql.join(order)}`,
  );
}

export async function readEvent(trx: Trx, columns: readonly string[], eventId: number): Promise<Row> {
  const [row] = await readJson(
    trx,
    sql`select ${sql.join(columns.map(selected))} from event where id = ${eventId}`,
  );
  return row!;
}

export async function readSpecies(trx: Trx, ids: readonly number[]): Promise<Row[]> {
  return readJson(
    trx,
    sql`select id, code, name, latin_name from species where id = any(${ids}::bigint[]) order by id`,
  );
}

export async function findSpeciesByCode(
  trx: Trx,
  codes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await trx
    .selectFrom("species")
    .select(["id", "code"])
    .where("code", "in", codes.length > 0 ? codes : [""])
    .execute();
  return new Map(rows.map(({ id, code }) => [code, id]));
}

const tableOfNoun: Record<ArchivedNoun, keyof Schema> = {
  species: "species",
  sector: "sector",
  peg: "peg",
  session: "session",
  team: "team",
  group: "group",
  angler: "angler",
  run: "drawRun",
  score: "score",
};

/** So many numbers that no row has had, in ascending order. */
export async function takeIds(trx: Trx, noun: ArchivedNoun, count: number): Promise<number[]> {
  const table = `"${snakeKey(tableOfNoun[noun])}"`;
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${table}, 'id'))::bigint as id from generate_series(1, ${count})
  `.execute(trx);
  return rows.map(({ id }) => id).sort((a, b) => a - b);
}

/** The whole list at once; the database's own checks read every value. */
export async function insertRows(
  trx: Trx,
  { table, columns, filled = {} }: ArchiveTable,
  eventId: number,
  rows: readonly Row[],
): Promise<void> {
  if (rows.length === 0) return;
  const all = ["eventId", ...columns, ...Object.keys(filled)];
  const documents = JSON.stringify(rows.map((row) => toColumns({ ...row, ...filled, eventId })));
  const names = sql.join(all.map((column) => sql.ref(column)));
  await sql`
    insert into ${sql.table(table)} (${names}) overriding system value
    select ${names} from json_populate_recordset(null::${sql.table(table)}, ${documents}::json)
  `.execute(trx);
}

export async function updateEvent(trx: Trx, eventId: number, fields: Row): Promise<void> {
  const document = JSON.stringify(toColumns(fields));
  const names = Object.keys(fields).map((column) => sql.ref(column));
  await sql`
    update event set (${sql.join(names)}) = (
      select ${sql.join(names)} from json_populate_record(null::event, ${document}::json)
    ) where id = ${eventId}
  `.execute(trx);
}

/** Exact decimals as text, so that no digit is lost in a number of JavaScript. */
function selected(column: string) {
  const isDecimal = column === "latitude" || column === "longitude";
  return isDecimal ? sql`${sql.ref(column)}::text` : sql.ref(column);
}

async function readJson(db: Db, query: ReturnType<typeof sql>): Promise<Row[]> {
  const { rows } = await sql<{ rows: string }>`
    select coalesce(json_agg(to_json(listed)), '[]')::text as rows from (${query}) as listed
  `.execute(db);
  const listed = JSON.parse(rows[0]!.rows) as Row[];
  return listed.map((row) =>
    Object.fromEntries(Object.entries(row).map(([key, value]) => [camelKey(key), value])),
  );
}

function toColumns(row: Row): Row {
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [snakeKey(key), value]));
}
