import type { Topic } from "@tightlines/contract/topic";
import type { TestApi } from "./create-test-api.ts";

/** How often a topic has moved; 0 for one that never has. */
export async function revisionOf({ database: { db } }: TestApi, topic: Topic): Promise<number> {
  const row = db.selectFrom("revision").select("revision").where("topic", "=", topic);
  return (await row.executeTakeFirst())?.revision ?? 0;
}
