import { checkEventUrl } from "@tightlines/domain/event/event-url";
import type { Kysely } from "kysely";
import type { Schema } from "../../platform/database/schema.ts";
import type { ServedEvent } from "../../platform/identity/event-access.ts";

type Db = Kysely<Schema>;

/** The event a path names, with the user's right on it. A url never consists of digits alone. */
export async function findEventWithRight(
  db: Db,
  key: string,
  userId: number | undefined,
): Promise<ServedEvent | undefined> {
  const isId = /^[1-9]\d{0,14}$/.test(key);
  if (!isId && checkEventUrl(key) !== undefined) return undefined;
  const row = await db
    .selectFrom("event")
    .leftJoin("security", (join) =>
      join.onRef("security.eventId", "=", "event.id").on("security.userId", "=", userId ?? null),
    )
    .select(["event.id", "event.url", "event.status", "security.right"])
    .where((where) => (isId ? where("event.id", "=", Number(key)) : where("event.url", "=", key)))
    .executeTakeFirst();
  return row && { id: row.id, url: row.url, right: row.right, isDraft: row.status === "draft" };
}
