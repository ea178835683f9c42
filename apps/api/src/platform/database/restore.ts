import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Kysely, PostgresDialect } from "kysely";
import type { PoolClient } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { StartupError } from "../startup-error.ts";
import {
  BACKUP_FORMAT,
  BACKUP_VERSION,
  type BackupHeader,
  type BackupProgress,
  type BackupTable,
  END_OF_ROWS,
  readLines,
  verifyBackup,
} from "./backup-format.ts";
import { copyTarget, listTables, qualifiedName } from "./backup-tables.ts";
import type { Database } from "./database.ts";
import { setConstraintsAside } from "./constraints-aside.ts";
import { MIGRATION_LOCK, migrateWithin } from "./migrate.ts";
import { migrations } from "./migrations/migration.list.ts";
import type { Db, Schema } from "./schema.ts";

/**
 * Loads a backup into an empty database and brings it to the newest schema, in one transaction: it is all there
 * afterwards, or the database is as empty as before.
 */
export async function restoreBackup(
  { pool }: Pick<Database, "pool">,
  filePath: string,
  onProgress: (progress: BackupProgress) => void = () => {},
): Promise<void> {
  const header = await requireReadable(filePath);
  const client = await pool.connect();
  try {
    await client.query("begin");
    // A server that starts meanwhile waits for us before it migrates.
    await client.query(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await requireEmpty(client);
    await load(client, header, filePath, onProgress);
    await client.query("commit");
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
  await pool.query("analyze");
}

async function requireReadable(filePath: string): Promise<BackupHeader> {
  const header = await verifyBackup(filePath).catch((error: unknown) => {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (code.startsWith("Z_")) return undefined;
    throw new StartupError(`The backup ${filePath} cannot be read (${code || String(error)}).`, {
      cause: error,
    });
  });
  if (header?.format !== BACKUP_FORMAT) {
    throw new StartupError(
      `The file ${filePath} is not a complete backup of Tightlines: it is damaged, cut short or something else. Nothing was restored.`,
    );
  }
  const known = Object.keys(migrations);
  if (header.version !== BACKUP_VERSION || header.migrations.some((name, index) => name !== known[index])) {
    throw new StartupError(
      `The backup ${filePath} was written by a newer version of Tightlines: restore it with that version. Nothing was restored.`,
    );
  }
  return header;
}

async function requireEmpty(client: PoolClient): Promise<void> {
  if ((await listTables(client)).length === 0) return;
  throw new StartupError(
    "The database is not empty, and a backup is restored into an empty one: set DATA_DIR to a new folder, or DATABASE_URL to an empty database. Nothing was restored.",
  );
}

async function load(
  client: PoolClient,
  header: BackupHeader,
  filePath: string,
  onProgress: (progress: BackupProgress) => void,
): Promise<void> {
  const db = kyselyOn(client);
  const schemaVersion = header.migrations.at(-1);
  if (schemaVersion) await migrateWithin(db, { name: schemaVersion });

  const tables = await listTables(client);
  const constraints = await setConstraintsAside(client, tables);
  // Rows that migrations put there are in the backup too, as they were at its time.
  if (tables.length > 0) await client.query(`truncate ${tables.map(qualifiedName).join(", ")}`);

  const lines = readLines(filePath);
  await lines.next();
  for (let tablesDone = 0; tablesDone < header.tableCount; tablesDone++) {
    const table: BackupTable = JSON.parse(String((await lines.next()).value));
    onProgress({ table: table.table, tablesDone, tableCount: header.tableCount });
    await pipeline(
      Readable.from(rowsOf(lines)),
      client.query(copyFrom(`copy ${copyTarget(table)} from stdin`)),
    );
    await setSequences(client, table);
  }
  await lines.return(undefined);

  await constraints.putBack();
  await migrateWithin(db, "latest");
}

async function* rowsOf(lines: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  for (;;) {
    const { value, done } = await lines.next();
    if (done || value.toString() === END_OF_ROWS) return;
    yield value;
  }
}

async function setSequences(client: PoolClient, table: BackupTable): Promise<void> {
  for (const [column, last] of Object.entries(table.sequences)) {
    await client.query("select setval(pg_get_serial_sequence($1, $2), $3)", [
      qualifiedName(table),
      column,
      last,
    ]);
  }
}

/** The migrator on the one connection that holds our transaction. */
function kyselyOn(client: PoolClient): Db {
  const connection = { query: client.query.bind(client), release: () => {} };
  return new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: { connect: async () => connection, end: async () => {} } }),
  });
}
