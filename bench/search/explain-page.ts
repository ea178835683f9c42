import { createQueryId } from "kysely";
import type { RootOperationNode } from "kysely";
import * as events from "../../apps/api/src/features/event/event.repository.ts";
import type { Database } from "../../apps/api/src/platform/database/database.ts";

/** The plan of the very statement that the repository sends. */
export async function explainPage({ db, pool }: Database, filter: events.EventFilter): Promise<string> {
  let sent: RootOperationNode | undefined;
  const listening = db.withPlugin({
    transformQuery: ({ node }) => (sent = node),
    transformResult: async ({ result }) => result,
  });
  await events.findPage(listening, filter, { limit: 20, offset: 0 });
  const { sql, parameters } = db.getExecutor().compileQuery(sent!, createQueryId());
  const { rows } = await pool.query<{ "QUERY PLAN": string }>(
    `explain (analyze, costs off, timing off, summary off) ${sql}`,
    [...parameters],
  );
  return rows.map((row) => row["QUERY PLAN"]).join("\n");
}
