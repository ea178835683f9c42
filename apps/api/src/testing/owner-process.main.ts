import { openDatabase } from "../platform/database/database.ts";
import { StartupError } from "../platform/startup-error.ts";
import { silentLog } from "./silent-log.ts";

/**
 * A process of its own for tests that kill one: opens the database of the folder it is given and writes rows until
 * it is ended, telling its parent of each row that the database has acknowledged.
 */
await main(process.argv[2] ?? "").catch((error: unknown) => {
  if (!(error instanceof StartupError)) throw error;
  process.send?.({ refused: error.message });
});
process.disconnect();

async function main(dataDir: string): Promise<void> {
  const stopping = new AbortController();
  process.once("SIGTERM", () => stopping.abort());
  const database = await openDatabase({ dataDir, log: silentLog });
  await database.pool.query(
    "create table if not exists written (id bigint generated always as identity primary key)",
  );
  while (!stopping.signal.aborted) {
    const { rows } = await database.pool.query<{ id: number }>(
      "insert into written default values returning id",
    );
    process.send?.({ acknowledged: rows[0]?.id });
  }
  await database.close();
}
