import type { EventListQuery } from "@tightlines/contract/event";
import type { EventStatus } from "@tightlines/domain/event/status";
import { sql } from "kysely";
import type { Insertable, Updateable } from "kysely";
import { countRows } from "../../platform/database/count-rows.ts";
import type { PageWindow } from "../../platform/database/read-page.ts";
import type { Db } from "../../platform/database/schema.ts";
import { containsWords } from "../../platform/database/search-words.ts";
import type { EventRow, EventTable } from "../../platform/database/tables/event.table.ts";
import { violatedUnique } from "../../platform/database/unique-violation.ts";

/** What lists show of an event: not its description, which may be long. */
const listedColumns = [
  "event.id",
  "event.name",
  "event.url",
  "event.venue",
  "event.location",
  "event.startsOn",
  "event.endsOn",
  "event.timeZone",
  "event.discipline",
  "event.ruleset",
  "event.status",
  "event.wasCancelled",
  "event.visibility",
  "event.logo",
  "event.coverPhoto",
  "event.registrationOpensAt",
  "event.registrationClosesAt",
  "event.registrationFor",
  "event.capacity",
  "event.teamSize",
  "event.reserves",
  "event.fee",
  "event.needsApproval",
  "event.units",
  "event.protestMinutes",
  "event.revision",
  "event.createdAt",
  "event.updatedAt",
] as const satisfies `event.${keyof EventRow}`[];

type ListedColumn = (typeof listedColumns)[number] extends `event.${infer Column extends keyof EventRow}`
  ? Column
  : never;

export type ListedEventRow = Pick<EventRow, ListedColumn>;

export interface EventFilter extends Omit<EventListQuery, "page" | "mine"> {
  /** Only those the caller has a right on. */
  isMine: boolean;
  /** The events the caller has a right on: of these they see the drafts, too. */
  ownIds: readonly number[];
  canSeeAll: boolean;
}

export async function findPage(db: Db, filter: EventFilter, page: PageWindow): Promise<ListedEventRow[]> {
  const order = sql.join([...orders[filter.sort ?? (filter.isMine ? "own" : "upcoming")], sql`event.id`]);
  // Sorted by number alone: rules are fetched for one page, not for every event.
  const ids = listedEvents(db, filter)
    .select("event.id")
    .orderBy(order)
    .limit(page.limit)
    .offset(page.offset);
  return db.selectFrom("event").select(listedColumns).where("event.id", "in", ids).orderBy(order).execute();
}

/** A day late, because west of the server an event's last day lasts longer. */
const isOver = sql`(event.status in ('finished', 'archived') or event.ends_on < current_date - 1)`;
const byName = sql`search_key(event.name)`;

const orders = {
  // Upcoming and running first, the next one on top; then what is over, the latest on top; then what was put away.
  upcoming: [
    sql`event.status = 'archived'`,
    isOver,
    sql`case when not ${isOver} then event.starts_on end`,
    sql`event.ends_on desc`,
  ],
  // What needs its organizer first: drafts, then what is fished, then what is to come; what is over, the latest on top.
  own: [
    sql`array_position(array['draft', 'running', 'published'], event.status::text)`,
    sql`case when event.status in ('draft', 'running', 'published') then event.starts_on end`,
    sql`event.ends_on desc`,
  ],
  starts_on: [sql`event.starts_on`],
  "-starts_on": [sql`event.starts_on desc`],
  name: [byName],
  "-name": [sql`${byName} desc`],
};

export function count(db: Db, filter: EventFilter): Promise<number> {
  return countRows(db, listedEvents(db, filter));
}

export function findById(db: Db, id: number): Promise<EventRow | undefined> {
  return db.selectFrom("event").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The event stays until the transaction ends; whoever wants to delete it waits, others change it meanwhile. */
export function findByIdKept(db: Db, id: number): Promise<EventRow | undefined> {
  return db.selectFrom("event").selectAll().where("id", "=", id).forKeyShare().executeTakeFirst();
}

/**
 * The row stays locked until the transaction ends, so that two changes of one event follow each other. Its key is not
 * locked: whoever stores a row that refers to the event does not wait.
 */
export function findByIdForUpdate(db: Db, id: number): Promise<EventRow | undefined> {
  return db.selectFrom("event").selectAll().where("id", "=", id).forNoKeyUpdate().executeTakeFirst();
}

/** Nobody changes the event until the transaction ends; others may rely on it at the same time. */
export function findByIdForShare(db: Db, id: number): Promise<EventRow | undefined> {
  return db.selectFrom("event").selectAll().where("id", "=", id).forShare().executeTakeFirst();
}

export type NewEvent = Omit<Insertable<EventTable>, "ruleset"> & Pick<EventRow, "ruleset">;

/** Returns undefined when the url is taken. */
export function insert(db: Db, event: NewEvent): Promise<EventRow | undefined> {
  return db
    .insertInto("event")
    .values({ ...event, ruleset: JSON.stringify(event.ruleset) })
    .onConflict((conflict) => conflict.column("url").doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** The addresses, also former ones, that begin like this one: it may be cut short to make room for a number. */
export async function findSimilarUrls(db: Db, url: string): Promise<Set<string>> {
  const like = `${url.slice(0, 70)}%`;
  const rows = await db
    .selectFrom("event")
    .select("url")
    .where("url", "like", like)
    .union(db.selectFrom("eventOldUrl").select("url").where("url", "like", like))
    .execute();
  return new Set(rows.map((row) => row.url));
}

/** The address goes on leading to this event; of several that had it, to the one that had it last. */
export async function keepOldUrl(db: Db, { id, url }: EventRow): Promise<void> {
  await db
    .insertInto("eventOldUrl")
    .values({ url, eventId: id })
    .onConflict((conflict) => conflict.column("url").doUpdateSet({ eventId: id, createdAt: sql`now()` }))
    .execute();
}

/** How the event stands that had this address last, unless it is this one. */
export async function findStatusByOldUrl(
  db: Db,
  url: string,
  { except }: { except: number },
): Promise<EventStatus | undefined> {
  const event = await db
    .selectFrom("eventOldUrl")
    .innerJoin("event", "event.id", "eventOldUrl.eventId")
    .select("event.status")
    .where("eventOldUrl.url", "=", url)
    .where("event.id", "<>", except)
    .executeTakeFirst();
  return event?.status;
}

/** How many events a user has created that are still there, and how many of them within the last day. */
export async function countCreatedBy(db: Db, userId: number): Promise<{ total: number; today: number }> {
  return db
    .selectFrom("event")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .select(sql<number>`count(*) filter (where created_at > now() - interval '1 day')`.as("today"))
    .where("createdBy", "=", userId)
    .executeTakeFirstOrThrow();
}

export type EventChange = Omit<Updateable<EventTable>, "revision" | "updatedAt" | "ruleset">;

/** Returns undefined when the url is taken, also by a transaction that was faster; this one is over then. */
export async function update(db: Db, id: number, change: EventChange): Promise<EventRow | undefined> {
  try {
    return await db
      .updateTable("event")
      .set((row) => ({ ...change, revision: row("revision", "+", 1), updatedAt: sql<Date>`now()` }))
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirstOrThrow();
  } catch (error) {
    if (violatedUnique(error) === "event_url_key") return undefined;
    throw error;
  }
}

/** Whether it, or a session of it, has or had this status, as the trail says. */
export async function hasEverBeen(
  db: Db,
  eventId: number,
  status: EventStatus,
  noun: "event" | "session" = "event",
): Promise<boolean> {
  const entry = await db
    .selectFrom("audit")
    .select("id")
    .where("eventId", "=", eventId)
    .where("noun", "=", noun)
    .where(sql`after ->> 'status'`, "=", status)
    .limit(1)
    .executeTakeFirst();
  return entry !== undefined;
}

export async function deleteById(db: Db, id: number): Promise<void> {
  await db.deleteFrom("event").where("id", "=", id).execute();
}

/** Whether everybody finds it: what spans several events shows these alone. */
export const isListed = sql<boolean>`(event.status <> 'draft' and event.visibility = 'public')`;

/** What belongs into the caller's list: drafts and unlisted events only for those who may manage them. */
function listedEvents(db: Db, filter: EventFilter) {
  const isOwn = sql<boolean>`event.id = any(${filter.ownIds}::bigint[])`;
  let query = db.selectFrom("event");
  if (filter.isMine) query = query.where(isOwn);
  else if (!filter.canSeeAll) {
    query = query.where((where) => {
      const isPublic = where.and([
        where("event.status", "<>", "draft"),
        where("event.visibility", "=", "public"),
      ]);
      // For whoever has no event of their own, an index alone tells which events are listed.
      return filter.ownIds.length === 0 ? isPublic : where.or([isPublic, isOwn]);
    });
  }
  if (filter.status)
    query = query
      .where("event.status", "in", statuses[filter.status])
      .where("event.wasCancelled", "=", false);
  if (filter.discipline) query = query.where("event.discipline", "=", filter.discipline);
  if (filter.from) query = query.where("event.endsOn", ">=", filter.from);
  if (filter.to) query = query.where("event.startsOn", "<=", filter.to);
  return query.where(containsWords(sql`event.search_text`, filter.search));
}

const statuses = {
  upcoming: ["draft", "published"],
  running: ["running"],
  finished: ["finished", "archived"],
} as const;
