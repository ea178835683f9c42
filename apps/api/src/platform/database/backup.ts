import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { ClientBase } from "pg";
import { to as copyTo } from "pg-copy-streams";
import {
  BACKUP_FORMAT,
  BACKUP_VERSION,
  type BackupProgress,
  END_OF_ROWS,
  toLine,
  withChecksum,
} from "./backup-format.ts";
import { copyTarget, listTables } from "./backup-tables.ts";
import type { Database } from "./database.ts";

/**
 * Writes every table into one file, all as of the same moment, while others go on working. The file appears only
 * when it is complete, and only its owner may read it: it holds everything, password hashes included.
 */
export async function writeBackup(
  { pool }: Pick<Database, "pool">,
  filePath: string,
  onProgress: (progress: BackupProgress) => void = () => {},
): Promise<void> {
  const partial = `${filePath}.partial`;
  const client = await pool.connect();
  try {
    await client.query("begin transaction isolation level repeatable read read only");
    await pipeline(
      withChecksum(contentOf(client, onProgress)),
      createGzip(),
      createWriteStream(partial, { mode: 0o600, flush: true }),
    );
    await client.query("commit");
    client.release();
  } catch (error) {
    // Ending the connection ends its transaction, whatever state a failed copy left it in.
    client.release(true);
    await rm(partial, { force: true });
    throw error;
  }
  await rename(partial, filePath);
}

async function* contentOf(
  client: ClientBase,
  onProgress: (progress: BackupProgress) => void,
): AsyncGenerator<string | Buffer> {
  const tables = await listTables(client);
  yield toLine({
    format: BACKUP_FORMAT,
    version: BACKUP_VERSION,
    writtenAt: new Date().toISOString(),
    migrations: await readMigrations(client),
    tableCount: tables.length,
  });
  for (const [tablesDone, table] of tables.entries()) {
    onProgress({ table: table.table, tablesDone, tableCount: tables.length });
    yield toLine(table);
    yield* client.query(copyTo(`copy ${copyTarget(table)} to stdout`));
    yield END_OF_ROWS;
  }
}

async function readMigrations(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select name from kysely_migration order by name collate "C"',
  );
  return rows.map(({ name }) => name);
}
