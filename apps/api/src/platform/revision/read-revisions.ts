import type { Topic } from "@tightlines/contract/topic";
import type { Db } from "../database/schema.ts";

/** How far some topics have moved, as one text that differs as soon as one of them moves. */
export async function readRevisions(db: Db, topics: readonly Topic[]): Promise<string> {
  const rows = await db
    .selectFrom("revision")
    .select(["topic", "revision"])
    .where("topic", "in", topics)
    .orderBy("topic")
    .execute();
  return rows.map(({ topic, revision }) => `${topic} ${revision}`).join(", ");
}
