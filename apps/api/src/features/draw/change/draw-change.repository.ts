import { sql } from "kysely";
import type { Db } from "../../../platform/database/schema.ts";
import { type DrawChangeEntry, readChange } from "./draw-change.ts";
import { nameOf } from "../draw-run.repository.ts";

/** In the order they were made, those that were taken back included. */
export async function findByRun(db: Db, eventId: number, runId: number): Promise<DrawChangeEntry[]> {
  const rows = await db
    .selectFrom("drawChange")
    .selectAll()
    .select(people)
    .where("eventId", "=", eventId)
    .where("runId", "=", runId)
    .orderBy("number")
    .execute();
  return rows.map(readChange);
}

type NewChange = Pick<
  DrawChangeEntry,
  "eventId" | "runId" | "number" | "change" | "news" | "moves" | "reason" | "actorUid" | "actorRole"
>;

export async function insert(db: Db, entry: NewChange): Promise<DrawChangeEntry> {
  const row = await db
    .insertInto("drawChange")
    .values({
      ...entry,
      change: JSON.stringify(entry.change),
      news: JSON.stringify(entry.news),
      moves: JSON.stringify(entry.moves),
    })
    .returningAll()
    .returning(people)
    .executeTakeFirstOrThrow();
  return readChange(row);
}

export async function undo(
  db: Db,
  { eventId, id }: Pick<DrawChangeEntry, "eventId" | "id">,
  why: Pick<DrawChangeEntry, "undoneReason"> & { undoneByUid: string },
): Promise<DrawChangeEntry> {
  const row = await db
    .updateTable("drawChange")
    .set({ ...why, undoneAt: sql<Date>`now()` })
    .where("eventId", "=", eventId)
    .where("id", "=", id)
    .returningAll()
    .returning(people)
    .executeTakeFirstOrThrow();
  return readChange(row);
}

const people = [
  nameOf(sql`draw_change.actor_uid`).as("actorName"),
  nameOf(sql`draw_change.undone_by_uid`).as("undoneBy"),
];
