import { CamelCasePlugin, Kysely, PostgresDialect } from "kysely";
import { Pool, type PoolConfig } from "pg";
import type { Log } from "../log.ts";
import { StartupError } from "../startup-error.ts";
import { startEmbedded } from "./embedded.ts";
import type { Db, Schema } from "./schema.ts";
import { requireSupportedVersion } from "./server-version.ts";
import { valueParsers } from "./value-parsers.ts";

export interface DatabaseOptions {
  dataDir: string;
  /** A PostgreSQL of the operator's own. Without it the embedded one runs on `dataDir`. */
  databaseUrl?: string | undefined;
  log: Log;
  /** Whether a command may use the embedded database of a server that is running; a second server may not. */
  joinRunning?: boolean;
}

export interface Database {
  db: Db;
  pool: Pool;
  close(): Promise<void>;
}

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.databaseUrl) return connectTo({ connectionString: options.databaseUrl }, options.log);

  const embedded = await startEmbedded(options);
  try {
    const database = await connectTo(embedded.connection, options.log);
    return {
      ...database,
      close: async () => {
        await database.close();
        await embedded.close();
      },
    };
  } catch (error) {
    await embedded.close();
    throw error;
  }
}

export async function connectTo(connection: PoolConfig, log: Log): Promise<Database> {
  const pool = new Pool({
    application_name: "tightlines",
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    ...connection,
    types: valueParsers,
  });
  // Unheard, the error of a connection that breaks would end the process. An idle one is replaced at the next
  // query; one in use also rejects the query it was running.
  pool.on("error", (error) => log.warn({ reason: error.message }, "database connection lost"));
  pool.on("connect", (client) => client.on("error", () => {}));

  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    // The keys inside a JSONB document are data, not columns.
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  try {
    requireSupportedVersion(await readServerVersion(pool));
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { db, pool, close: () => db.destroy() };
}

/** More connections to the same database, for whoever may need one while holding one of the others. */
export function openSidePool({ pool }: Pick<Database, "pool">, settings: PoolConfig): Pool {
  // The pool hides the password from copies of its options.
  const side = new Pool({ ...pool.options, password: pool.options.password, ...settings });
  side.on("error", () => {});
  side.on("connect", (client) => client.on("error", () => {}));
  return side;
}

async function readServerVersion(pool: Pool): Promise<number> {
  try {
    const { rows } = await pool.query<{ version: number }>(
      "select current_setting('server_version_num')::int as version",
    );
    return rows[0]!.version;
  } catch (error) {
    // The driver's messages name host, user and database, never the password.
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new StartupError(`The database cannot be reached (${reason}): check DATABASE_URL.`, {
      cause: error,
    });
  }
}
