import { IDEMPOTENCY_KEY_HOURS } from "@tightlines/contract/idempotency-key";
import { sql } from "kysely";
import type { Db, Trx } from "../database/schema.ts";
import type { NamedCall } from "./named-call.ts";

type Named = Omit<NamedCall, "seal">;

/** What was sent to the caller, to the letter. */
export interface SentAnswer {
  status: number;
  body: string;
}

interface KeptAnswer extends SentAnswer {
  fingerprint: string;
}

/**
 * Takes the key for this transaction, or answers with what is kept under it. While another transaction has the key, this
 * one waits until that has ended.
 */
export async function claim(trx: Trx, call: Named): Promise<KeptAnswer | undefined> {
  for (;;) {
    const claimed = await trx
      .insertInto("idempotencyKey")
      .values(call)
      .onConflict((conflict) => conflict.doNothing())
      .returning("key")
      .executeTakeFirst();
    if (claimed) return undefined;
    const kept = await trx
      .selectFrom("idempotencyKey")
      .select(["fingerprint", "status", "answer as body"])
      .where("caller", "=", call.caller)
      .where("key", "=", call.key)
      .$narrowType<{ status: number; body: string }>()
      .executeTakeFirst();
    // It may have been deleted for its age between the two statements: then the key is free.
    if (kept) return kept;
  }
}

export async function keepAnswer(
  trx: Trx,
  { caller, key }: Named,
  { status, body }: SentAnswer,
): Promise<void> {
  await trx
    .updateTable("idempotencyKey")
    .set({ status, answer: body })
    .where("caller", "=", caller)
    .where("key", "=", key)
    .execute();
}

export async function deleteOld(db: Db): Promise<void> {
  await db
    .deleteFrom("idempotencyKey")
    .where("createdAt", "<", sql<Date>`now() - make_interval(hours => ${IDEMPOTENCY_KEY_HOURS})`)
    .execute();
}

/** For somebody who leaves: the answers tell about them. */
export async function deleteByCaller(db: Db, uid: string): Promise<void> {
  await db.deleteFrom("idempotencyKey").where("caller", "=", uid).execute();
}

/** Without the answers: what they tell about this person stands in the other parts, and the rest is about others. */
export function findByCaller(db: Db, uid: string): Promise<object[]> {
  return db
    .selectFrom("idempotencyKey")
    .select(["key", "status", "createdAt"])
    .where("caller", "=", uid)
    .orderBy("createdAt")
    .orderBy("key")
    .execute();
}
