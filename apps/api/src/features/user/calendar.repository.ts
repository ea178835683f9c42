import { sql } from "kysely";
import type { Db } from "../../platform/database/schema.ts";
import { hashOfCode } from "../../platform/identity/secret-code.ts";

export async function findUserId(db: Db, secret: string): Promise<number | undefined> {
  const row = await db
    .selectFrom("calendar")
    .select("userId")
    .where("secretHash", "=", hashOfCode(secret))
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
  const secretHash = hashOfCode(secret);
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
