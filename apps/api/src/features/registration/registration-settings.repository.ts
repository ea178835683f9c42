import { type Insertable, sql, type Updateable } from "kysely";
import type { Db, Trx } from "../../platform/database/schema.ts";
import type {
  RegistrationSettingsRow,
  RegistrationSettingsTable,
} from "../../platform/database/tables/registration-settings.table.ts";

export type SettingsChange = Omit<
  Updateable<RegistrationSettingsTable>,
  "eventId" | "revision" | "updatedAt" | "lastArrival" | "categories" | "questions"
> & { [Column in "categories" | "questions"]?: RegistrationSettingsRow[Column] | undefined };

/** An event nobody has settled anything for has the settings of a new row. */
export async function find(db: Db, eventId: number): Promise<RegistrationSettingsRow> {
  return (await findStored(db, eventId)) ?? unsettled(eventId);
}

/** Whether the public sees people under age by first name and initial alone. */
export async function hidesMinors(db: Db, eventId: number): Promise<boolean> {
  return (await find(db, eventId)).hidesMinors;
}

/**
 * Locks the settings until the transaction ends. Whoever gives places away does this first: nobody else does so meanwhile,
 * in whatever process.
 */
export async function lock(trx: Trx, eventId: number): Promise<RegistrationSettingsRow> {
  await make(trx, eventId);
  return trx
    .selectFrom("registrationSettings")
    .selectAll()
    .where("eventId", "=", eventId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** The same, and the number of whoever comes next. */
export async function takeArrival(trx: Trx, eventId: number): Promise<RegistrationSettingsRow> {
  return (await countOn(trx, eventId)) ?? (await make(trx, eventId), (await countOn(trx, eventId))!);
}

/** So many numbers are given away at once. */
export async function skipArrivals(trx: Trx, eventId: number, count: number): Promise<void> {
  await trx
    .updateTable("registrationSettings")
    .set((row) => ({ lastArrival: row("lastArrival", "+", count) }))
    .where("eventId", "=", eventId)
    .execute();
}

export function update(trx: Trx, eventId: number, change: SettingsChange): Promise<RegistrationSettingsRow> {
  const { categories, questions, ...rest } = change;
  return trx
    .updateTable("registrationSettings")
    .set((row) => ({
      ...rest,
      ...(categories && { categories: JSON.stringify(categories) }),
      ...(questions && { questions: JSON.stringify(questions) }),
      revision: row("revision", "+", 1),
      updatedAt: sql<Date>`now()`,
    }))
    .where("eventId", "=", eventId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

function findStored(db: Db, eventId: number): Promise<RegistrationSettingsRow | undefined> {
  return db.selectFrom("registrationSettings").selectAll().where("eventId", "=", eventId).executeTakeFirst();
}

function countOn(trx: Trx, eventId: number): Promise<RegistrationSettingsRow | undefined> {
  return trx
    .updateTable("registrationSettings")
    .set((row) => ({ lastArrival: row("lastArrival", "+", 1) }))
    .where("eventId", "=", eventId)
    .returningAll()
    .executeTakeFirst();
}

async function make(trx: Trx, eventId: number): Promise<void> {
  const row: Insertable<RegistrationSettingsTable> = { eventId, holdHours: null };
  await trx
    .insertInto("registrationSettings")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function unsettled(eventId: number): RegistrationSettingsRow {
  return {
    eventId,
    mode: "first-come",
    holdHours: null,
    categories: [],
    currency: "EUR",
    accountName: "",
    iban: "",
    bic: "",
    questions: [],
    hidesMinors: false,
    lastArrival: 0,
    revision: 1,
    updatedAt: new Date(0),
  };
}
