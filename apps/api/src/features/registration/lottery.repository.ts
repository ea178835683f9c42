import { lotteryInput, lotteryOutcome } from "@tightlines/contract/registration/lottery";
import type { Commitment } from "@tightlines/domain/random/commit-input";
import type { DrawnEntry, LotteryInput } from "@tightlines/domain/registration/draw-lottery";
import { type RawBuilder, sql } from "kysely";
import type { Db, Trx } from "../../platform/database/schema.ts";
import type { LotteryRow } from "../../platform/database/tables/lottery.table.ts";
import type { RegistrationRow } from "../../platform/database/tables/registration.table.ts";
import type { RegistrationSettingsRow } from "../../platform/database/tables/registration-settings.table.ts";

/** The lottery of an event. What went in and came out is there once it is drawn. */
export interface Lottery extends Pick<LotteryRow, "seed" | "seedHash" | "createdAt" | "ingredient"> {
  /** Who drew, as far as they still have an account. */
  actorName: string | null;
  drawn: DrawnLottery | null;
}

export interface DrawnLottery extends Pick<Commitment, "algorithm" | "inputHash"> {
  at: Date;
  input: LotteryInput;
  outcome: readonly DrawnEntry[];
}

export async function find(db: Db, eventId: number): Promise<Lottery | undefined> {
  const row = await db
    .selectFrom("lottery")
    .selectAll()
    .select(
      sql<string | null>`(select display_name from "user" where "user".uid = lottery.actor_uid)`.as(
        "actorName",
      ),
    )
    .where("eventId", "=", eventId)
    .executeTakeFirst();
  return row && { ...row, drawn: readDrawn(row) };
}

/** Since when it is drawn, and how many took part: what a page shows beside the rest. */
export function findSummary(
  db: Db,
  eventId: number,
): Promise<{ seedHash: string; drawnAt: Date | null; drawn: number } | undefined> {
  return db
    .selectFrom("lottery")
    .select(["seedHash", "drawnAt", sql<number>`coalesce(jsonb_array_length(outcome), 0)`.as("drawn")])
    .where("eventId", "=", eventId)
    .executeTakeFirst();
}

/** Whether the places of an event wait for the draw, for every query that asks: until then nobody gets one by arrival. */
export function isAwaitingDraw(eventId: number | RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from registration_settings
    where registration_settings.event_id = ${eventId} and registration_settings.mode = 'lottery'
      and not exists (select from lottery where lottery.event_id = ${eventId} and lottery.drawn_at is not null)
  )`;
}

/** The same for settings that are read already: most events have no lottery, and they need no query. */
export async function awaitsDraw(
  db: Db,
  { eventId, mode }: Pick<RegistrationSettingsRow, "eventId" | "mode">,
): Promise<boolean> {
  if (mode !== "lottery") return false;
  const { isAwaiting } = await db
    .selectNoFrom(isAwaitingDraw(eventId).as("isAwaiting"))
    .executeTakeFirstOrThrow();
  return isAwaiting;
}

export async function isDrawn(db: Db, eventId: number): Promise<boolean> {
  return (await findSummary(db, eventId))?.drawnAt != null;
}

/** Keeps the seed that is there: nobody gets another one by choosing the lottery again. Answers whether it is new. */
export async function prepare(
  trx: Trx,
  eventId: number,
  secret: Pick<LotteryRow, "seed" | "seedHash">,
): Promise<boolean> {
  const row = await trx
    .insertInto("lottery")
    .values({ eventId, ...secret })
    .onConflict((conflict) => conflict.doNothing())
    .returning("eventId")
    .executeTakeFirst();
  return row !== undefined;
}

/** Once: a lottery that is drawn is left as it is. */
export async function storeDraw(
  trx: Trx,
  eventId: number,
  { input, outcome, ...drawn }: Omit<DrawnLottery, "at"> & { ingredient: string; actorUid: string },
): Promise<void> {
  await trx
    .updateTable("lottery")
    .set({
      ...drawn,
      input: JSON.stringify(input),
      outcome: JSON.stringify(outcome),
      drawnAt: sql<Date>`now()`,
    })
    .where("eventId", "=", eventId)
    .where("drawnAt", "is", null)
    .returning("eventId")
    .executeTakeFirstOrThrow();
}

/** Everybody who was drawn gets their place or waits, and stands in the order of the draw. */
export async function givePlaces(
  db: Db,
  eventId: number,
  outcome: readonly DrawnEntry[],
  winners: Pick<RegistrationRow, "status" | "holdsPlace"> & { firstArrival: number },
): Promise<void> {
  const ids = outcome.map(({ registrationId }) => registrationId);
  const havePlaces = outcome.map(({ hasPlace }) => hasPlace);
  await sql`
    update registration
    set arrival = ${winners.firstArrival} + drawn.place - 1,
      status = case when drawn.has_place then ${winners.status} else 'waitlisted' end,
      holds_place = drawn.has_place and ${winners.holdsPlace}::boolean,
      revision = registration.revision + 1,
      updated_at = now()
    from unnest(${ids}::bigint[], ${havePlaces}::boolean[]) with ordinality as drawn (id, has_place, place)
    where registration.event_id = ${eventId} and registration.id = drawn.id
  `.execute(db);
}

function readDrawn({ drawnAt, algorithm, inputHash, input, outcome }: LotteryRow): DrawnLottery | null {
  if (drawnAt === null || algorithm === null || inputHash === null) return null;
  return {
    at: drawnAt,
    algorithm,
    inputHash,
    input: lotteryInput.parse(input),
    outcome: lotteryOutcome.parse(outcome),
  };
}
