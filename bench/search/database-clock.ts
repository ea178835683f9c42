import { readFile } from "node:fs/promises";
import type { Pool } from "pg";

/** How long something takes: by the clock on the wall, and as time the database's processes were at work for it. */
export interface Cost {
  wallMs: number;
  databaseMs: number;
}

const TURNS = 40;

/**
 * The wall clock counts whatever else the machine does; the fastest of many is nearest to the truth. The database's
 * own working time counts nothing else, and is the average of all turns.
 */
export async function measure(pool: Pool, run: () => Promise<void>): Promise<Cost> {
  await run();
  const before = await workingMs(pool);
  let wallMs = Infinity;
  for (let turn = 0; turn < TURNS; turn += 1) {
    const start = performance.now();
    await run();
    wallMs = Math.min(wallMs, performance.now() - start);
  }
  return { wallMs, databaseMs: ((await workingMs(pool)) - before) / TURNS };
}

/** From Linux's own accounts, in nanoseconds; elsewhere there is only the wall clock. */
async function workingMs(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>(
    "select pid from pg_stat_activity where datname = current_database()",
  );
  const times = rows.map(async ({ pid }) => {
    const account = await readFile(`/proc/${pid}/schedstat`, "utf8").catch(() => "");
    return account ? Number(account.split(" ")[0]) / 1e6 : Number.NaN;
  });
  return (await Promise.all(times)).reduce((sum, ms) => sum + ms, 0);
}
