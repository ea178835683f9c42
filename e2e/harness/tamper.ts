import { openDatabase } from "../../apps/api/src/platform/database/database.ts";
import type { Db } from "../../apps/api/src/platform/database/schema.ts";
import { silentLog } from "../../apps/api/src/testing/silent-log.ts";

/** Changes the database of a running product behind its back, as somebody would who has broken into it. */
export async function tamper(dataDir: string, act: (db: Db) => Promise<void>): Promise<void> {
  const database = await openDatabase({ dataDir, log: silentLog, joinRunning: true });
  try {
    await act(database.db);
  } finally {
    await database.close();
  }
}
