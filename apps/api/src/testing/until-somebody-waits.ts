import type { Database } from "../platform/database/database.ts";

/** Until a statement stands still because another transaction holds what it wants. */
export async function untilSomebodyWaits({ pool }: Database): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ waiting: number }>(
      `select count(*)::int as waiting from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rows[0]!.waiting > 0) return;
  }
}
