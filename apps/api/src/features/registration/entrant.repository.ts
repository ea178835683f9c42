import { type ListedPerson, listedPerson } from "@tightlines/domain/registration/compare-listed";
import { matchEntrants } from "@tightlines/domain/registration/match-entrants";
import { type Insertable, sql, type Updateable } from "kysely";
import type { Db } from "../../platform/database/schema.ts";
import type { EventRow } from "../../platform/database/tables/event.table.ts";
import type { RegistrationRow } from "../../platform/database/tables/registration.table.ts";
import type { EntrantRow, EntrantTable } from "../../platform/database/tables/entrant.table.ts";
import type { Addressee } from "../../platform/database/tables/user.table.ts";
import { remember } from "./entrant-removal.repository.ts";

export type NewEntrant = Omit<
  Insertable<EntrantTable>,
  "eventId" | "registrationId" | "position" | "anglerId" | "listed" | "isWithdrawnByList" | keyof Asked
>;

/** What a letter has asked somebody, and what they said. */
type Asked = Pick<EntrantRow, (typeof askedColumns)[number]>;

const askedColumns = ["reply", "repliedAt", "askedAt", "codeHash", "codeExpiresAt"] as const;

export function findByRegistrations(
  db: Db,
  eventId: number,
  registrationIds: readonly number[],
): Promise<EntrantRow[]> {
  return db
    .selectFrom("entrant")
    .selectAll()
    .where("eventId", "=", eventId)
    .where("registrationId", "=", sql<number>`any(${registrationIds}::bigint[])`)
    .orderBy("registrationId")
    .orderBy("position")
    .execute();
}

export function findById(db: Db, eventId: number, id: number): Promise<EntrantRow | undefined> {
  return db
    .selectFrom("entrant")
    .selectAll()
    .where("eventId", "=", eventId)
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Somebody with what they were named for, and by whom. */
export type AskedRow = EntrantRow &
  Pick<RegistrationRow, "status" | "teamName"> & {
    eventName: string;
    eventUrl: string;
    eventStatus: EventRow["status"];
    startsOn: string;
    endsOn: string;
    timeZone: string;
    /** Where letters about the registration go. */
    makerEmail: string;
    namedBy: string | null;
  };

/** Of whichever event: the code alone says who it is. */
export function findByCode(db: Db, codeHash: string): Promise<AskedRow | undefined> {
  return ofRegistrations(db)
    .innerJoin("event", "event.id", "entrant.eventId")
    .leftJoin("user", "user.id", "registration.userId")
    .select([
      "registration.status",
      "registration.teamName",
      "registration.email as makerEmail",
      "event.name as eventName",
      "event.url as eventUrl",
      "event.status as eventStatus",
      "event.startsOn",
      "event.endsOn",
      "event.timeZone",
      "user.displayName as namedBy",
    ])
    .where("entrant.codeHash", "=", codeHash)
    .executeTakeFirst();
}

/** Everybody in these registrations, of whichever events. */
export function findAllIn(db: Db, registrationIds: readonly number[]): Promise<EntrantRow[]> {
  return ofRegistrations(db)
    .where("registration.id", "=", sql<number>`any(${registrationIds}::bigint[])`)
    .orderBy("entrant.registrationId")
    .orderBy("entrant.position")
    .execute();
}

/** Everything about a person: whom they registered, and where others registered them. The code of a letter is no data. */
export async function findAllByPerson(db: Db, { id, email, isEmailProven }: Addressee): Promise<object[]> {
  const rows = await ofRegistrations(db)
    .where(
      sql<boolean>`(registration.user_id = ${id} or entrant.user_id = ${id} or (${isEmailProven} and entrant.email = ${email}))`,
    )
    .orderBy("entrant.id")
    .execute();
  return rows.map(({ codeHash: _codeHash, ...row }) => row);
}

/** For somebody who has left: where others have registered them, their name stays, and nothing that only organizers see. */
export async function forgetContacts(db: Db, { id, email, isEmailProven }: Addressee): Promise<void> {
  await db
    .updateTable("entrant")
    .set({ email: "", ...withoutPrivate, codeHash: null, codeExpiresAt: null })
    .where(sql<boolean>`(user_id = ${id} or (${isEmailProven} and email = ${email}))`)
    .execute();
}

/** Nothing of what only organizers see, also not as the start list took it over. */
export const withoutPrivate = {
  licence: "",
  needsAccessiblePeg: false,
  listed: sql<string | null>`listed || '{"licence": "", "needsAccessiblePeg": false}'`,
};

export function insertMany(
  db: Db,
  eventId: number,
  registrationId: number,
  entrants: readonly NewEntrant[],
): Promise<EntrantRow[]> {
  return db
    .insertInto("entrant")
    .values(
      entrants.map((entrant, position) => ({
        ...entrant,
        eventId,
        registrationId,
        position,
        anglerId: null,
      })),
    )
    .returningAll()
    .execute();
}

/**
 * Whoever keeps their name and address keeps their account, and what they were asked and said. Whose name is corrected keeps
 * whom they became on the start list. Whoever is not named any more is remembered for the next list.
 */
export async function replace(
  db: Db,
  eventId: number,
  registrationId: number,
  entrants: readonly NewEntrant[],
): Promise<EntrantRow[]> {
  const before = await findByRegistrations(db, eventId, [registrationId]);
  const matched = matchEntrants(before, entrants);
  const gone = before.filter((row) => !matched.includes(row));
  await remember(
    db,
    eventId,
    gone.flatMap(({ anglerId }) => anglerId ?? []),
  );
  await db
    .deleteFrom("entrant")
    .where("eventId", "=", eventId)
    .where("registrationId", "=", registrationId)
    .execute();
  return db
    .insertInto("entrant")
    .values(
      entrants.map((entrant, position) => ({
        ...entrant,
        eventId,
        registrationId,
        position,
        userId: entrant.userId ?? accountOf(matched[position], entrant),
        anglerId: matched[position]?.anglerId ?? null,
        listed: asText(matched[position]?.listed),
        isWithdrawnByList: matched[position]?.isWithdrawnByList ?? false,
        ...askedOf(matched[position], entrant),
      })),
    )
    .returningAll()
    .execute();
}

function asText(listed: ListedPerson | null | undefined): string | null {
  return listed ? JSON.stringify(listed) : null;
}

function accountOf(before: EntrantRow | undefined, entrant: NewEntrant): number | null {
  return isSamePerson(before, entrant) ? before.userId : null;
}

/** Whoever loses their address keeps what they have said; the letter that went there ends. */
function askedOf(before: EntrantRow | undefined, entrant: NewEntrant): Partial<Asked> {
  if (!isSamePerson(before, entrant)) return {};
  const { reply, repliedAt } = before;
  if (before.email !== entrant.email) return { reply, repliedAt };
  return Object.fromEntries(askedColumns.map((column) => [column, before[column]]));
}

function isSamePerson(before: EntrantRow | undefined, { nameKey, email }: NewEntrant): before is EntrantRow {
  if (before?.nameKey !== nameKey) return false;
  // Another address may be another person's. One that is only added or taken away says nothing of the kind.
  return before.email === "" || !email || before.email === email;
}

/** Everybody who registered for an event, with what became of it, in the order they came. */
export function findAll(
  db: Db,
  eventId: number,
): Promise<(EntrantRow & Pick<RegistrationRow, "status" | "category" | "teamName" | "kind">)[]> {
  return db
    .selectFrom("entrant")
    .innerJoin("registration", (join) =>
      join
        .onRef("registration.eventId", "=", "entrant.eventId")
        .onRef("registration.id", "=", "entrant.registrationId"),
    )
    .selectAll("entrant")
    .select(["registration.status", "registration.category", "registration.teamName", "registration.kind"])
    .where("entrant.eventId", "=", eventId)
    .orderBy("registration.arrival")
    .orderBy("entrant.position")
    .execute();
}

/** Whom they became, or still are, and what the list took over of them. */
export async function linkAngler(
  db: Db,
  eventId: number,
  { id, ...person }: ListedPerson & { id: number },
  anglerId: number,
): Promise<void> {
  await db
    .updateTable("entrant")
    .set({ anglerId, listed: JSON.stringify(listedPerson(person)) })
    .where("eventId", "=", eventId)
    .where("id", "=", id)
    .execute();
}

/** Remembers whom the list has just withdrawn. Whoever is confirmed again is withdrawn by the list no more. */
export async function markWithdrawn(db: Db, eventId: number, anglerIds: readonly number[]): Promise<void> {
  const isJustWithdrawn = sql<boolean>`coalesce(angler_id = any(${anglerIds}::bigint[]), false)`;
  await db
    .updateTable("entrant")
    .from("registration")
    .set({ isWithdrawnByList: sql<boolean>`registration.status <> 'confirmed'` })
    .whereRef("registration.eventId", "=", "entrant.eventId")
    .whereRef("registration.id", "=", "entrant.registrationId")
    .where("entrant.eventId", "=", eventId)
    .where(sql<boolean>`((is_withdrawn_by_list and registration.status = 'confirmed') or ${isJustWithdrawn})`)
    .execute();
}

export async function update(
  db: Db,
  eventId: number,
  id: number,
  change: Omit<Updateable<EntrantTable>, "eventId" | "registrationId">,
): Promise<void> {
  await db.updateTable("entrant").set(change).where("eventId", "=", eventId).where("id", "=", id).execute();
}

/** Who registers people, and in which registration, once it is there. */
export interface Registering {
  userId: number | null;
  registrationId?: number;
}

/**
 * Somebody of these who is in another registration that still stands: by their account, or by their name where the same
 * account registered them.
 */
export function findRegistered(
  db: Db,
  eventId: number,
  people: readonly Pick<NewEntrant, "nameKey" | "userId">[],
  by: Registering,
): Promise<(EntrantRow & { registeredBy: number | null }) | undefined> {
  return registered(db, eventId, people, by).executeTakeFirst();
}

/** The same as a part of a statement. */
export function registered(
  db: Db,
  eventId: number,
  people: readonly Pick<NewEntrant, "nameKey" | "userId">[],
  { userId, registrationId = 0 }: Registering,
) {
  const userIds = people.flatMap(({ userId }) => userId ?? []);
  const names = people.map(({ nameKey }) => nameKey);
  return (
    ofRegistrations(db)
      .select("registration.userId as registeredBy")
      .where("entrant.eventId", "=", eventId)
      .where("registration.id", "<>", registrationId)
      .where("registration.status", "in", ["pending", "confirmed", "waitlisted"])
      // From the indexes: who registers when registration opens is not compared with everybody who was faster.
      .where(
        sql<boolean>`entrant.id in (
        select id from entrant where event_id = ${eventId} and user_id = any(${userIds}::bigint[])
        union all
        select id from entrant where event_id = ${eventId} and name_key = any(${names}::text[])
      )`,
      )
      .where(
        sql<boolean>`(
        entrant.user_id = any(${userIds}::bigint[])
        or (entrant.name_key = any(${names}::text[]) and registration.user_id = ${userId})
      )`,
      )
      .limit(1)
  );
}

function ofRegistrations(db: Db) {
  return db
    .selectFrom("entrant")
    .innerJoin("registration", (join) =>
      join
        .onRef("registration.eventId", "=", "entrant.eventId")
        .onRef("registration.id", "=", "entrant.registrationId"),
    )
    .selectAll("entrant");
}
