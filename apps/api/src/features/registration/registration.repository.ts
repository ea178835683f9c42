import type { RegistrationListQuery } from "@tightlines/contract/registration/registration";
import {
  isStanding,
  type RegistrationStatus,
  registrationStatuses,
} from "@tightlines/domain/registration/registration-status";
import { type Insertable, sql, type Updateable } from "kysely";
import { countRows } from "../../platform/database/count-rows.ts";
import type { PageWindow } from "../../platform/database/read-page.ts";
import { readSort } from "../../platform/database/read-sort.ts";
import type { Db } from "../../platform/database/schema.ts";
import { containsWords } from "../../platform/database/search-words.ts";
import type {
  RegistrationRow,
  RegistrationTable,
} from "../../platform/database/tables/registration.table.ts";
import { isAwaitingDraw } from "./lottery.repository.ts";
import type { Addressee } from "../../platform/database/tables/user.table.ts";
import { isTaken, positionsOf } from "./waitlist.repository.ts";

/** A registration with its place on the waitlist, and whether it takes part in a lottery that is still to be drawn. */
export type PlacedRegistration = RegistrationRow & { waitlistPosition: number | null; awaitsDraw: boolean };

export type NewRegistration = Omit<Insertable<RegistrationTable>, "eventId" | "answers" | "revision"> &
  Pick<RegistrationRow, "answers">;
export type RegistrationChange = Omit<
  Updateable<RegistrationTable>,
  "eventId" | "revision" | "updatedAt" | "answers"
> &
  Partial<Pick<RegistrationRow, "answers">>;

export interface Filter extends Pick<
  RegistrationListQuery,
  "search" | "sort" | "status" | "payment" | "category"
> {
  /** Those that were refused or cancelled are nobody's business but the organizers'. */
  standingOnly: boolean;
  /** Whether people under age are found and sorted only by what is shown of them. */
  hidesMinors: boolean;
}

const ordersOf = (hidesMinors: boolean) => ({
  arrival: sql`registration.arrival`,
  name: sql`coalesce(search_key(nullif(registration.team_name, '')), (
    select search_key(${shown(hidesMinors).lastName} || ' ' || entrant.first_name) from entrant
    where entrant.event_id = registration.event_id and entrant.registration_id = registration.id
    order by entrant.position limit 1
  ))`,
  status: sql`array_position(${sql.lit(`{${registrationStatuses.join(",")}}`)}::text[], registration.status)`,
  payment: sql`registration.payment_status`,
  category: sql`search_key(registration.category)`,
});

export function findPage(
  db: Db,
  eventId: number,
  { sort = "arrival", ...filter }: Filter,
  page: PageWindow,
): Promise<PlacedRegistration[]> {
  const { order, direction } = readSort(ordersOf(filter.hidesMinors), sort);
  return filtered(db, eventId, filter)
    .orderBy(order, (way) => way[direction]())
    .orderBy("registration.arrival")
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

export function count(db: Db, eventId: number, filter: Omit<Filter, "sort">): Promise<number> {
  return countRows(db, filtered(db, eventId, filter));
}

/** All of them at once, in the order they came. */
export function findChosen(
  db: Db,
  eventId: number,
  filter: Omit<Filter, "sort">,
): Promise<PlacedRegistration[]> {
  return filtered(db, eventId, filter).orderBy("registration.arrival").execute();
}

export function findAll(db: Db, eventId: number): Promise<PlacedRegistration[]> {
  return placed(db, eventId).orderBy("registration.arrival").execute();
}

/** A team that is registered under this name, other than this one. */
export function findStandingTeam(
  db: Db,
  eventId: number,
  teamName: string,
  exceptId: number | null,
): Promise<{ id: number } | undefined> {
  return db
    .selectFrom("registration")
    .select("id")
    .where("eventId", "=", eventId)
    .where("status", "in", registrationStatuses.filter(isStanding))
    .where("kind", "=", "team")
    .where(sql`search_key(team_name)`, "=", sql`search_key(${teamName.trim()})`)
    .where(sql<boolean>`id is distinct from ${exceptId}`)
    .limit(1)
    .executeTakeFirst();
}

export function findById(db: Db, eventId: number, id: number): Promise<PlacedRegistration | undefined> {
  return placed(db, eventId).where("registration.id", "=", id).executeTakeFirst();
}

export function findByIds(db: Db, eventId: number, ids: readonly number[]): Promise<PlacedRegistration[]> {
  return placed(db, eventId)
    .where("registration.id", "=", sql<number>`any(${ids}::bigint[])`)
    .orderBy("registration.arrival")
    .execute();
}

/** What somebody registered for one event. */
export function findByUser(db: Db, eventId: number, userId: number): Promise<PlacedRegistration[]> {
  return placed(db, eventId)
    .where("registration.userId", "=", userId)
    .orderBy("registration.arrival")
    .execute();
}

/** The event of a registration, as a list over several events names it. */
export interface ItsEvent {
  eventName: string;
  eventUrl: string;
  startsOn: string;
  endsOn: string;
  timeZone: string;
  /** Whether it shows people under age by first name and initial. */
  hidesMinors: boolean;
}

/** What somebody registered for any event, the newest first. */
/** What somebody registered, and what the desk entered with an address that they have proven. */
export function findAllByPerson(
  db: Db,
  { id, email, isEmailProven }: Addressee,
): Promise<(PlacedRegistration & ItsEvent)[]> {
  const isTheirs = sql<boolean>`registration.user_id = ${id}`;
  const isAddressed = sql<boolean>`registration.user_id is null and registration.email = ${email}`;
  return withItsEvent(db)
    .where((row) => row.or(isEmailProven ? [isTheirs, isAddressed] : [isTheirs]))
    .execute();
}

/** The same with what others registered and they have said yes to. */
export function findAllOfPerson(db: Db, userId: number): Promise<(PlacedRegistration & ItsEvent)[]> {
  return withItsEvent(db)
    .where(
      sql<boolean>`registration.id in (
        select id from registration where user_id = ${userId}
        union all select registration_id from entrant where user_id = ${userId}
      )`,
    )
    .execute();
}

function withItsEvent(db: Db) {
  return db
    .selectFrom("registration")
    .innerJoin("event", "event.id", "registration.eventId")
    .selectAll("registration")
    .select([
      "event.name as eventName",
      "event.url as eventUrl",
      "event.startsOn",
      "event.endsOn",
      "event.timeZone",
      sql<boolean>`coalesce(
        (select hides_minors from registration_settings where event_id = registration.event_id), false
      )`.as("hidesMinors"),
      // A few rows of several events: each is counted for itself.
      sql<number | null>`case when registration.status = 'waitlisted' then (
        select position from (${positionsOf(sql`registration.event_id`)}) as waiting
        where waiting.id = registration.id
      ) end`.as("waitlistPosition"),
      awaitsDraw,
    ])
    .orderBy("registration.id", "desc");
}

/**
 * For somebody who has left: their names stay where others rely on them, and nobody can reach them any more. Where somebody
 * else registered and gave this address, the rest is about that person.
 */
export async function forgetContacts(db: Db, { id, email, isEmailProven }: Addressee): Promise<void> {
  await db
    .updateTable("registration")
    .set({
      email: "",
      phone: "",
      guardianName: "",
      guardianConsent: "",
      guardianConsentAt: null,
      answers: JSON.stringify({}),
      notes: "",
      reason: "",
    })
    .where("userId", "=", id)
    .execute();
  if (isEmailProven)
    await db.updateTable("registration").set({ email: "" }).where("email", "=", email).execute();
}

/** Whoever takes part in the lottery, in the order they came. */
export function findPending(db: Db, eventId: number): Promise<PlacedRegistration[]> {
  return placed(db, eventId)
    .where("registration.status", "=", "pending")
    .orderBy("registration.arrival")
    .execute();
}

/** How many places of each category are given away. */
export async function countTaken(db: Db, eventId: number): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("registration")
    .select(["category", ({ fn }) => fn.countAll<number>().as("places")])
    .where("eventId", "=", eventId)
    .where(isTaken)
    .groupBy("category")
    .execute();
  return new Map(rows.map(({ category, places }) => [category, places]));
}

export async function countPlaces(db: Db, eventId: number): Promise<number> {
  return [...(await countTaken(db, eventId)).values()].reduce((sum, places) => sum + places, 0);
}

export async function countStanding(db: Db, eventId: number): Promise<number> {
  const counts = await countByStatus(db, eventId);
  return [...counts].reduce((sum, [status, total]) => (isStanding(status) ? sum + total : sum), 0);
}

export async function countByStatus(db: Db, eventId: number): Promise<Map<RegistrationStatus, number>> {
  const rows = await db
    .selectFrom("registration")
    .select(["status", ({ fn }) => fn.countAll<number>().as("total")])
    .where("eventId", "=", eventId)
    .groupBy("status")
    .execute();
  return new Map(rows.map(({ status, total }) => [status, total]));
}

export async function insert(db: Db, eventId: number, row: NewRegistration): Promise<RegistrationRow> {
  return db
    .insertInto("registration")
    .values({ ...row, eventId, answers: JSON.stringify(row.answers) })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function update(
  db: Db,
  eventId: number,
  id: number,
  { answers, ...change }: RegistrationChange,
): Promise<RegistrationRow> {
  return db
    .updateTable("registration")
    .set((row) => ({
      ...change,
      ...(answers && { answers: JSON.stringify(answers) }),
      revision: row("revision", "+", 1),
      updatedAt: sql<Date>`now()`,
    }))
    .where("eventId", "=", eventId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteById(db: Db, eventId: number, id: number): Promise<void> {
  await db.deleteFrom("registration").where("eventId", "=", eventId).where("id", "=", id).execute();
}

const awaitsDraw = sql<boolean>`(
  registration.status = 'pending' and ${isAwaitingDraw(sql`registration.event_id`)}
)`.as("awaitsDraw");

function placed(db: Db, eventId: number) {
  return db
    .selectFrom("registration")
    .leftJoin(
      sql<{ id: number; position: number }>`(${positionsOf(sql`${eventId}::bigint`)})`.as("waiting"),
      "waiting.id",
      "registration.id",
    )
    .selectAll("registration")
    .select(["waiting.position as waitlistPosition", awaitsDraw])
    .where("registration.eventId", "=", eventId);
}

function filtered(
  db: Db,
  eventId: number,
  { search, status, payment, category, standingOnly, hidesMinors }: Omit<Filter, "sort">,
) {
  const { lastName, club } = shown(hidesMinors);
  const names = sql<string>`search_key(registration.team_name || ' ' || coalesce((
    select string_agg(entrant.first_name || ' ' || ${lastName} || ' ' || ${club}, ' ')
    from entrant
    where entrant.event_id = registration.event_id and entrant.registration_id = registration.id
  ), ''))`;
  let query = placed(db, eventId).where(containsWords(names, search));
  if (standingOnly) query = query.where("registration.status", "in", registrationStatuses.filter(isStanding));
  if (status) query = query.where("registration.status", "=", status);
  if (payment) query = query.where("registration.paymentStatus", "=", payment);
  if (category) query = query.where(sql`lower(registration.category)`, "=", category.toLowerCase());
  return query;
}

/** What a list shows of an entrant: see `presentEntrant`. */
function shown(hidesMinors: boolean) {
  if (!hidesMinors) return { lastName: sql`entrant.last_name`, club: sql`entrant.club` };
  return {
    lastName: sql`case when entrant.is_minor then left(entrant.last_name, 1) else entrant.last_name end`,
    club: sql`case when entrant.is_minor then '' else entrant.club end`,
  };
}
