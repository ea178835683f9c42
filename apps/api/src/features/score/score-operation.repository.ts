import type { ScoreOperationInput } from "@tightlines/contract/score/score-operation";
import { type Insertable, type QueryCreator, sql } from "kysely";
import { countRows } from "../../platform/database/count-rows.ts";
import type { PageWindow } from "../../platform/database/read-page.ts";
import type { Db, Schema } from "../../platform/database/schema.ts";
import type {
  ScoreOperationRow,
  ScoreOperationTable,
} from "../../platform/database/tables/score-operation.table.ts";

export type NamedOperation = ScoreOperationRow & { by: string | null; taker: string | null };

export type NewOperation = Insertable<ScoreOperationTable>;

interface Filter {
  scoreId?: number | undefined;
  isOpen?: "true" | undefined;
}

export function findByIds(db: Db, eventId: number, ids: readonly string[]): Promise<ScoreOperationRow[]> {
  return db
    .selectFrom("scoreOperation")
    .selectAll()
    .where("eventId", "=", eventId)
    .where("id", "=", sql<string>`any(${ids}::uuid[])`)
    .execute();
}

export function findByIdForUpdate(
  db: Db,
  eventId: number,
  id: string,
): Promise<ScoreOperationRow | undefined> {
  return db
    .selectFrom("scoreOperation")
    .selectAll()
    .where("eventId", "=", eventId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * A signature by the receipt that belongs to it, of whichever event: whoever holds the secret is told which one it is. Somebody
 * who has read the hash and signs with it again changes nothing about the first.
 */
export function findByReceipt(db: Db, receiptHash: string): Promise<ScoreOperationRow | undefined> {
  return db
    .selectFrom("scoreOperation")
    .selectAll()
    .where("kind", "=", "sign")
    .where(sql<string>`said ->> 'receiptHash'`, "=", receiptHash)
    .orderBy("number")
    .limit(1)
    .executeTakeFirst();
}

/** Whether anybody but this account has entered something that stands or stood on a score. */
export async function isEnteredByOthers(
  db: Db,
  eventId: number,
  scoreId: number,
  userId: number | null,
): Promise<boolean> {
  const found = await db
    .selectFrom("scoreOperation")
    .select("id")
    .where("eventId", "=", eventId)
    .where("scoreId", "=", scoreId)
    .where("outcome", "=", "applied")
    .where("kind", "not in", ["sign", "check"])
    .where(sql<boolean>`user_id is distinct from ${userId}`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Answers whether it is stored: not where another call has stored one with the same id meanwhile. */
export async function insert(db: Db, row: NewOperation): Promise<boolean> {
  return (await inserting(db, row).executeTakeFirst()) !== undefined;
}

/** The same as a part of a statement. */
export function inserting(db: QueryCreator<Schema>, row: NewOperation) {
  return db
    .insertInto("scoreOperation")
    .values(row)
    .onConflict((conflict) => conflict.columns(["eventId", "id"]).doNothing())
    .returning("id");
}

export async function decide(
  db: Db,
  { eventId, id }: Pick<ScoreOperationRow, "eventId" | "id">,
  decided: Partial<Insertable<ScoreOperationTable>>,
): Promise<void> {
  await db
    .updateTable("scoreOperation")
    .set({ ...decided, decidedAt: sql<Date>`clock_timestamp()` })
    .where("eventId", "=", eventId)
    .where("id", "=", id)
    .execute();
}

/**
 * Whoever has seen that they contradict somebody, and says it again with a reason, has decided: what this device said about
 * the same part before waits for nobody.
 */
export async function settleOwn(
  db: Db,
  eventId: number,
  operation: ScoreOperationInput,
  decidedBy: number | null,
): Promise<void> {
  const { kind, sessionId, anglerId, deviceId, reason } = operation;
  if (deviceId === null || reason === "" || !("seen" in operation)) return;
  const part =
    "catchId" in operation ? operation.catchId : "penaltyId" in operation ? operation.penaltyId : null;
  await db
    .updateTable("scoreOperation")
    .set({ decidedAt: sql<Date>`now()`, decidedBy, decidedReason: reason })
    .where("eventId", "=", eventId)
    .where("outcome", "=", "conflict")
    .where("decidedAt", "is", null)
    .where("sessionId", "=", sessionId)
    .where("anglerId", "=", anglerId)
    .where("deviceId", "=", deviceId)
    .where("kind", "=", kind)
    .where(sql<boolean>`coalesce(said->>'catchId', said->>'penaltyId') is not distinct from ${part}::text`)
    .execute();
}

export async function undecide(
  db: Db,
  { eventId, id }: Pick<ScoreOperationRow, "eventId" | "id">,
): Promise<void> {
  await db
    .updateTable("scoreOperation")
    .set({ decidedAt: null, decidedBy: null, decidedReason: "" })
    .where("eventId", "=", eventId)
    .where("id", "=", id)
    .execute();
}

export function findNamed(db: Db, eventId: number, id: string): Promise<NamedOperation | undefined> {
  return named(db, eventId, {}).where("scoreOperation.id", "=", id).executeTakeFirst();
}

/** The latest first. */
export function findPage(
  db: Db,
  eventId: number,
  filter: Filter,
  page: PageWindow,
): Promise<NamedOperation[]> {
  return named(db, eventId, filter)
    .orderBy("scoreOperation.number", "desc")
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

/** What was changed of scores that were there, and every card, between two moments, to the microsecond; in the order it was carried out. */
export function findCorrections(
  db: Db,
  eventId: number,
  { after, until, limit }: { after: string; until: string; limit: number },
) {
  const at = sql<Date>`coalesce(score_operation.decided_at, score_operation.received_at)`;
  return db
    .selectFrom("scoreOperation")
    .leftJoin("user", "user.id", "scoreOperation.userId")
    .select(["scoreOperation.id", "scoreOperation.sessionId", "scoreOperation.anglerId"])
    .select(["scoreOperation.kind", "scoreOperation.before", "scoreOperation.after"])
    .select(["scoreOperation.reason", "user.displayName as by", at.as("at")])
    .where("scoreOperation.eventId", "=", eventId)
    .where("scoreOperation.outcome", "=", "applied")
    .where("scoreOperation.kind", "not in", ["sign", "check"])
    .where(at, ">", sql<Date>`${after}::timestamptz`)
    .where(at, "<=", sql<Date>`${until}::timestamptz`)
    .where((where) =>
      where.or([
        where("scoreOperation.before", "is not", null),
        where("scoreOperation.kind", "=", "add-penalty"),
        where("scoreOperation.reason", "<>", ""),
      ]),
    )
    .orderBy("scoreOperation.number")
    .limit(limit)
    .execute();
}

/** What was carried out on the scores of these sessions since then, in its order, with the part as it was. */
export async function findLater(db: Db, eventId: number, since: ReadonlyMap<number, Date>) {
  const { rows } = await sql<LaterRow>`
    select operation.session_id, operation.angler_id, operation.kind, operation.before, species.name as species_name,
      case when operation.kind in ('add-catch', 'add-penalty') then operation.id::text
        else coalesce(operation.said ->> 'catchId', operation.said ->> 'penaltyId') end as part_id
    from unnest(${[...since.keys()]}::bigint[], ${[...since.values()]}::timestamptz[]) as frozen (session_id, since)
    join score_operation as operation on operation.session_id = frozen.session_id
      and coalesce(operation.decided_at, operation.received_at) > frozen.since
    left join species on species.id::text = operation.before ->> 'species'
    where operation.event_id = ${eventId} and operation.outcome = 'applied'
      and operation.kind not in ('sign', 'check')
    order by operation.number
  `.execute(db);
  return rows;
}

interface LaterRow extends Pick<ScoreOperationRow, "sessionId" | "anglerId" | "kind" | "before"> {
  partId: string | null;
  speciesName: string | null;
}

export function count(db: Db, eventId: number, filter: Filter): Promise<number> {
  return countRows(db, found(db, eventId, filter));
}

/** What was sent with a pass and waits for a decision; counted up to `most`. */
export function countOpenOfPass(db: Db, eventId: number, passId: number, most: number): Promise<number> {
  return countRows(db, found(db, eventId, { isOpen: "true" }).where("passId", "=", passId).limit(most));
}

function named(db: Db, eventId: number, filter: Filter) {
  return found(db, eventId, filter)
    .leftJoin("user", "user.id", "scoreOperation.userId")
    .leftJoin("pass", (join) =>
      join
        .onRef("pass.id", "=", "scoreOperation.passId")
        .onRef("pass.eventId", "=", "scoreOperation.eventId"),
    )
    .leftJoin("user as taker", "taker.id", "scoreOperation.takenInBy")
    .selectAll("scoreOperation")
    .select("taker.displayName as taker")
    .select(sql<string | null>`coalesce("user".display_name, pass.name)`.as("by"));
}

function found(db: Db, eventId: number, { scoreId, isOpen }: Filter) {
  return db
    .selectFrom("scoreOperation")
    .where("scoreOperation.eventId", "=", eventId)
    .$if(scoreId !== undefined, (rows) => rows.where("scoreId", "=", scoreId!))
    .$if(isOpen === "true", (rows) => rows.where("outcome", "<>", "applied").where("decidedAt", "is", null));
}
