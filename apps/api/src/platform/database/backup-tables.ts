import { escapeIdentifier, type ClientBase } from "pg";
import type { BackupTable } from "./backup-format.ts";

/** Every table of ours with the columns that hold data: not those the database computes, nor the migrator's own. */
export async function listTables(client: ClientBase): Promise<BackupTable[]> {
  const { rows } = await client.query<Omit<BackupTable, "sequences">>(`
    select n.nspname as schema, c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r'
      and n.nspname <> 'information_schema' and n.nspname not like 'pg\\_%'
      and c.relname not in ('kysely_migration', 'kysely_migration_lock')
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    group by n.nspname, c.relname
    order by n.nspname, c.relname
  `);
  const tables: BackupTable[] = [];
  for (const row of rows) tables.push({ ...row, sequences: await readSequences(client, row) });
  return tables;
}

export function qualifiedName({ schema, table }: { schema: string; table: string }): string {
  return `${escapeIdentifier(schema)}.${escapeIdentifier(table)}`;
}

export function copyTarget(table: BackupTable): string {
  return `${qualifiedName(table)} (${table.columns.map(escapeIdentifier).join(", ")})`;
}

async function readSequences(
  client: ClientBase,
  table: { schema: string; table: string; columns: string[] },
): Promise<Record<string, number>> {
  const { rows } = await client.query<{ column: string; last: string }>(
    `select counter.column, pg_sequence_last_value(counter.sequence::regclass)::text as last
     from (
       select name as column, pg_get_serial_sequence($1, name) as sequence from unnest($2::text[]) as name
     ) as counter
     where counter.sequence is not null and pg_sequence_last_value(counter.sequence::regclass) is not null`,
    [qualifiedName(table), table.columns],
  );
  return Object.fromEntries(rows.map(({ column, last }) => [column, Number(last)]));
}
