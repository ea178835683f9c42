import { type MigrationResultSet, Migrator } from "kysely";
import type { Log } from "../log.ts";
import { StartupError } from "../startup-error.ts";
import { migrations } from "./migrations/migration.list.ts";
import type { Db } from "./schema.ts";

/** The advisory lock under which Kysely migrates; it does not export the number. */
export const MIGRATION_LOCK = "3853314791062309107";

/** Brings the schema to the newest version. Several processes may call it at once: the first does the work, the others wait. */
export async function migrateToLatest(db: Db, log: Log): Promise<void> {
  const outcome = await migratorFor(db).migrateToLatest();
  const applied = appliedIn(outcome);
  if (applied.length > 0) log.info({ migrations: applied }, "database schema brought up to date");
}

/** For restore, which owns the transaction and loads the rows at the schema version they were written with. */
export async function migrateWithin(db: Db, target: "latest" | { name: string }): Promise<void> {
  const migrator = migratorFor(db, { disableTransactions: true });
  appliedIn(await (target === "latest" ? migrator.migrateToLatest() : migrator.migrateTo(target.name)));
}

function migratorFor(db: Db, options: { disableTransactions?: boolean } = {}): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => migrations }, ...options });
}

function appliedIn({ error, results = [] }: MigrationResultSet): string[] {
  if (error === undefined) return results.map((result) => result.migrationName);

  if (error instanceof Error && error.message.startsWith("corrupted migrations")) {
    throw new StartupError(
      "The database belongs to another version of Tightlines, most likely a newer one: start that version, or restore a backup into an empty database.",
      { cause: error },
    );
  }
  const failed = results.find((result) => result.status === "Error");
  throw new Error(`migration ${failed?.migrationName ?? ""} failed`, { cause: error });
}
