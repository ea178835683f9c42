import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "../../platform/database/schema.ts";

export async function findUserId(db: Db, secret: string): Promise<number | undefined> {
  const row = await db
    .selectFrom("calendar")
    .select("userId")
    .where("secretHash", "=", hashOf(secret))
    .executeTakeFirst();
  return row?.userId;
}

/** Since when somebody's calendar has its address. */
export async function findCreatedAt(db: Db, userId: number): Promise<Date | undefined> {
  const row = await db
    .selectFrom("calendar")
    .select("createdAt")
    .where("userId", "=", userId)
    .executeTakeFirst();
  return row?.createdAt;
}

/** In the place of the address before, which stops working. */
export async function store(db: Db, userId: number, secret: string): Promise<Date> {
  const secretHash = hashOf(secret);
  const { createdAt } = await db
    .insertInto("calendar")
    .values({ userId, secretHash })
    .onConflict((conflict) =>
      conflict.column("userId").doUpdateSet({ secretHash, createdAt: sql<Date>`now()` }),
    )
    .returning("createdAt")
    .executeTakeFirstOrThrow();
  return createdAt;
}

export async function deleteByUser(db: Db, userId: number): Promise<void> {
  await db.deleteFrom("calendar").where("userId", "=", userId).execute();
}

/** Without the address, which opens it. */
export function findAllByUser(db: Db, userId: number): Promise<object[]> {
  return db.selectFrom("calendar").select("createdAt").where("userId", "=", userId).execute();
}

/** The secret is long and made by chance: a hash without salt tells nobody anything. */
function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}
