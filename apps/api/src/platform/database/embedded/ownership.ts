import { Client, type ClientConfig } from "pg";

/**
 * One process owns a data folder, and the database itself is the lock: the owner holds an advisory lock on a
 * connection of its own. The lock dies with the process, however it ends, and no process number is trusted.
 */
const LOCK = "hashtext('tightlines owner')";
/** A killed owner's connection takes a moment to be noticed, an owner that stops a little longer. */
const PATIENCE = "3s";

/** A connection to the server: undefined while it is not there, "busy" while it starts, stops or recovers. */
export async function connect(connection: ClientConfig): Promise<Client | "busy" | undefined> {
  const client = new Client({
    ...connection,
    database: "postgres",
    application_name: `tightlines owner ${process.pid}`,
  });
  // The end of the connection is noticed by its "end"; an error says no more, but unheard it would end the process.
  client.on("error", () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "57P03" || code === "ECONNRESET" || isCutOff(error)) return "busy";
    if (code === "ENOENT" || code === "ECONNREFUSED") return undefined;
    throw error;
  }
}

/** "lost" when the server ends the connection meanwhile, as it does when its owner is just stopping it. */
export async function takeOwnership(
  client: Client,
  patience: "patient" | "at once",
): Promise<"ours" | "theirs" | "lost"> {
  try {
    const { rows } = await client.query<{ taken: boolean }>(`select pg_try_advisory_lock(${LOCK}) as taken`);
    if (rows[0]?.taken) return "ours";
    if (patience === "at once") return "theirs";
    await client.query(`set lock_timeout = '${PATIENCE}'`);
    await client.query(`select pg_advisory_lock(${LOCK})`);
    return "ours";
  } catch (error) {
    const isTimeout = error instanceof Error && "code" in error && error.code === "55P03";
    return isTimeout ? "theirs" : "lost";
  }
}

/** The process number of whoever holds the lock, as it told the database. */
export async function ownerPid(client: Client): Promise<string | undefined> {
  const { rows } = await client.query<{ name: string }>(
    `select application_name as name from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and granted and objid = (${LOCK})::bigint & 4294967295`,
  );
  return rows[0]?.name.split(" ").at(-1);
}

function isCutOff(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith("Connection terminated");
}
