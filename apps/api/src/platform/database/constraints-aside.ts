import { type ClientBase, escapeIdentifier } from "pg";
import { qualifiedName } from "./backup-tables.ts";

interface ForeignKey {
  schema: string;
  table: string;
  name: string;
  definition: string;
}

/**
 * Tables refer to each other in circles, so no order of loading satisfies every foreign key. They are dropped and
 * made again over the loaded rows, which checks each one; triggers rest meanwhile, their work is in the backup.
 * The owner of the tables may do all this: no superuser is needed.
 */
export async function setConstraintsAside(
  client: ClientBase,
  tables: { schema: string; table: string }[],
): Promise<{ putBack(): Promise<void> }> {
  const foreignKeys = await listForeignKeys(client);
  for (const key of foreignKeys) {
    await client.query(`alter table ${qualifiedName(key)} drop constraint ${escapeIdentifier(key.name)}`);
  }
  for (const table of tables) await client.query(`alter table ${qualifiedName(table)} disable trigger user`);

  return {
    putBack: async () => {
      for (const table of tables)
        await client.query(`alter table ${qualifiedName(table)} enable trigger user`);
      for (const key of foreignKeys) {
        await client.query(
          `alter table ${qualifiedName(key)} add constraint ${escapeIdentifier(key.name)} ${key.definition}`,
        );
      }
    },
  };
}

async function listForeignKeys(client: ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    select n.nspname as schema, c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid
    join pg_namespace n on n.oid = c.relnamespace
    where k.contype = 'f' and k.conparentid = 0
  `);
  return rows;
}
