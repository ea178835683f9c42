import { sql } from "kysely";
import type { Trx } from "../../platform/database/schema.ts";
import type { CatchRow } from "../../platform/database/tables/catch.table.ts";
import type { ScoreRow } from "../../platform/database/tables/score.table.ts";
import type { NamedCatch } from "./catch.repository.ts";
import { inserting, type NewOperation } from "./score-operation.repository.ts";

interface AddedCatch {
  fish: NamedCatch;
  /** What has changed on its score. */
  score: Pick<ScoreRow, "revision" | "updatedAt">;
}

/**
 * Stores a fish with the operation that says it, and counts its score up. In one statement, because most of what is said is
 * this. Undefined where the operation was stored before: then nothing is written.
 */
export async function addCatch(
  trx: Trx,
  operation: NewOperation,
  fish: Omit<CatchRow, "number">,
): Promise<AddedCatch | undefined> {
  const added = await trx
    .with("said", (db) => inserting(db, operation))
    .with("fish", () => addingFish(fish))
    .with("changed", (db) =>
      db
        .updateTable("score")
        .from("said")
        .set((row) => ({ revision: row("revision", "+", 1), updatedAt: sql<Date>`now()` }))
        .where("score.eventId", "=", fish.eventId)
        .where("score.id", "=", fish.scoreId)
        .returning(["score.revision", "score.updatedAt"]),
    )
    .selectFrom("fish")
    .innerJoin("changed", (join) => join.onTrue())
    .innerJoin("species", "species.id", "fish.speciesId")
    .select(["fish.number", "species.name", "changed.revision", "changed.updatedAt"])
    .executeTakeFirst();
  if (!added) return undefined;
  const { number, name, ...score } = added;
  return { fish: { ...fish, number, speciesName: name }, score };
}

function addingFish(row: Omit<CatchRow, "number">) {
  return sql<{ number: number; speciesId: number }>`(
    insert into catch (
      event_id, id, score_id, said_by, species_id, length_mm, weight_grams, count, is_dead, is_tagged, line_class_kg,
      caught_at, deductions, void_reason
    )
    select ${row.eventId}::bigint, ${row.id}::uuid, ${row.scoreId}::bigint, ${row.saidBy}::uuid, ${row.speciesId}::bigint,
      ${row.lengthMm}::int, ${row.weightGrams}::int, ${row.count}::int, ${row.isDead}::boolean, ${row.isTagged}::boolean,
      ${row.lineClassKg}::int, ${row.caughtAt}::timestamptz, ${row.deductions}::text[], ${row.voidReason}::text
    from said
    returning number, species_id
  )`;
}
