import type { AnglerListQuery } from "@tightlines/contract/angler";
import { type Insertable, sql, type Updateable } from "kysely";
import { countRows } from "../../platform/database/count-rows.ts";
import type { PageWindow } from "../../platform/database/read-page.ts";
import { readSort } from "../../platform/database/read-sort.ts";
import type { Db } from "../../platform/database/schema.ts";
import { containsWords } from "../../platform/database/search-words.ts";
import type { AnglerRow, AnglerTable } from "../../platform/database/tables/angler.table.ts";

type Filter = Pick<AnglerListQuery, "search" | "sort" | "team" | "group" | "category" | "reserve"> & {
  /** People under age are found and ordered by nothing but what is shown of them. */
  hidesMinors: boolean;
  /** Whose own anglers are wanted; null for everybody's. */
  ownUserId: number | null;
};

/** An angler with the name of their team. */
export type TeamedAngler = AnglerRow & { teamName: string | null };
export type NewAngler = Omit<Insertable<AnglerTable>, "eventId" | "revision">;
export type AnglerChange = Omit<Updateable<AnglerTable>, "eventId" | "revision" | "updatedAt">;

const orders = {
  number: sql`angler.number`,
  team: sql`search_key(team.name)`,
  category: sql`search_key(angler.category)`,
};

/** Groups stand in the order of their ids given here. */
export function findPage(
  db: Db,
  eventId: number,
  { sort = "number", ...filter }: Filter,
  page: PageWindow,
  groupIds: readonly number[],
): Promise<TeamedAngler[]> {
  const group = sql`array_position(${groupIds}::bigint[], angler.group_id)`;
  const { lastName, club } = shown(filter);
  const name = sql`search_key(${lastName} || ' ' || angler.first_name)`;
  const shownOrders = { ...orders, group, name, club: sql`search_key(nullif(${club}, ''))` };
  const { order, direction } = readSort(shownOrders, sort);
  return filtered(db, eventId, filter)
    .orderBy(order, (way) => way[direction]().nullsLast())
    .orderBy(sql`angler.slot nulls last, angler.number`)
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

export function count(db: Db, eventId: number, filter: Omit<Filter, "sort">): Promise<number> {
  return countRows(db, filtered(db, eventId, filter));
}

export function findAll(db: Db, eventId: number): Promise<TeamedAngler[]> {
  return listed(db, eventId).orderBy("angler.number").execute();
}

export function findById(db: Db, eventId: number, id: number): Promise<TeamedAngler | undefined> {
  return listed(db, eventId).where("angler.id", "=", id).executeTakeFirst();
}

export function findByIds(db: Db, eventId: number, ids: readonly number[]): Promise<TeamedAngler[]> {
  return listed(db, eventId)
    .where("angler.id", "=", sql<number>`any(${ids}::bigint[])`)
    .orderBy("angler.number")
    .execute();
}

/** In whatever event somebody fishes. */
export function findAllByUser(db: Db, userId: number): Promise<AnglerRow[]> {
  return db.selectFrom("angler").selectAll().where("userId", "=", userId).orderBy("id").execute();
}

export function findByNumber(db: Db, eventId: number, number: number): Promise<TeamedAngler | undefined> {
  return listed(db, eventId).where("angler.number", "=", number).executeTakeFirst();
}

/** Every number that is given away, with who has it. */
export async function findNumbers(db: Db, eventId: number): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom("angler")
    .select(["number", "firstName", "lastName"])
    .where("eventId", "=", eventId)
    .execute();
  return new Map(rows.map((row) => [row.number, `${row.firstName} ${row.lastName}`]));
}

/** Who is in a team, by slot. */
export async function findNamesByTeam(db: Db, eventId: number, teamId: number): Promise<string[]> {
  const rows = await db
    .selectFrom("angler")
    .select(["firstName", "lastName"])
    .where("eventId", "=", eventId)
    .where("teamId", "=", teamId)
    .orderBy(sql`slot nulls last, number`)
    .execute();
  return rows.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
}

/** Who is under age, in the teams that have a captain. */
export function findMinorsByTeam(db: Db, eventId: number) {
  return db
    .selectFrom("angler")
    .innerJoin("team", "team.id", "angler.teamId")
    .select(["team.id as teamId", "team.captain", "angler.firstName", "angler.lastName"])
    .where("angler.eventId", "=", eventId)
    .where("angler.isMinor", "=", true)
    .where("team.captain", "<>", "")
    .orderBy("angler.number")
    .execute();
}

export async function findCategories(db: Db, eventId: number): Promise<string[]> {
  const rows = await db
    .selectFrom("angler")
    .select("category")
    .distinct()
    .where("eventId", "=", eventId)
    .orderBy("category")
    .execute();
  return rows.map(({ category }) => category);
}

export function insertMany(db: Db, eventId: number, anglers: readonly NewAngler[]): Promise<AnglerRow[]> {
  return db
    .insertInto("angler")
    .values(anglers.map((angler) => ({ ...angler, eventId })))
    .returningAll()
    .execute();
}

export function update(db: Db, eventId: number, id: number, change: AnglerChange): Promise<AnglerRow> {
  return db
    .updateTable("angler")
    .set((row) => ({ ...change, revision: row("revision", "+", 1), updatedAt: sql<Date>`now()` }))
    .where("eventId", "=", eventId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** What was for organizers only; who is under age stays, since their names are hidden by it. */
export async function erasePrivate(db: Db, eventId: number, ids?: readonly number[]): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("angler")
    .set((row) => ({ licence: "", needsAccessiblePeg: false, revision: row("revision", "+", 1) }))
    .where("eventId", "=", eventId)
    .where(ids ? sql<boolean>`id = any(${ids}::bigint[])` : sql<boolean>`true`)
    .where(sql<boolean>`(licence <> '' or needs_accessible_peg)`)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** The same for somebody who has left, in whichever event. */
export async function forgetPrivate(db: Db, userId: number): Promise<void> {
  await db
    .updateTable("angler")
    .set((row) => ({ licence: "", needsAccessiblePeg: false, revision: row("revision", "+", 1) }))
    .where("userId", "=", userId)
    .where(sql<boolean>`(licence <> '' or needs_accessible_peg)`)
    .execute();
}

export async function deleteById(db: Db, eventId: number, id: number): Promise<void> {
  await db.deleteFrom("angler").where("eventId", "=", eventId).where("id", "=", id).execute();
}

export async function deleteByIds(db: Db, eventId: number, ids: readonly number[]): Promise<void> {
  await db
    .deleteFrom("angler")
    .where("eventId", "=", eventId)
    .where("id", "=", sql<number>`any(${ids}::bigint[])`)
    .execute();
}

function listed(db: Db, eventId: number) {
  return db
    .selectFrom("angler")
    .leftJoin("team", "team.id", "angler.teamId")
    .selectAll("angler")
    .select("team.name as teamName")
    .where("angler.eventId", "=", eventId);
}

function filtered(db: Db, eventId: number, filter: Omit<Filter, "sort">) {
  const { search, team, group, category, reserve, ownUserId } = filter;
  const text = sql<string>`(${shown(filter).searchText} || ' ' || coalesce(search_key(team.name), ''))`;
  let query = listed(db, eventId).where(containsWords(text, search));
  if (team !== undefined) query = query.where(belongsTo("angler.team_id", team));
  if (group !== undefined) query = query.where(belongsTo("angler.group_id", group));
  if (category) query = query.where(sql`lower(angler.category)`, "=", category.toLowerCase());
  if (reserve) query = query.where("angler.isReserve", "=", reserve === "true");
  if (ownUserId !== null) query = query.where("angler.userId", "=", ownUserId);
  return query;
}

/** What is shown of an angler, as `shortenMinor` shortens it. */
function shown({ hidesMinors }: Pick<Filter, "hidesMinors">) {
  if (!hidesMinors)
    return { lastName: sql`angler.last_name`, club: sql`angler.club`, searchText: sql`angler.search_text` };
  const lastName = sql`case when angler.is_minor then upper(left(angler.last_name, 1)) || '.' else angler.last_name end`;
  const words = sql`angler.number::text || ' ' || angler.first_name || ' ' || ${lastName} || ' ' || angler.country`;
  return {
    lastName,
    club: sql`case when angler.is_minor then '' else angler.club end`,
    searchText: sql`case when angler.is_minor then search_key(${words}) else angler.search_text end`,
  };
}

function belongsTo(column: string, id: number | "none") {
  return id === "none" ? sql<boolean>`${sql.ref(column)} is null` : sql<boolean>`${sql.ref(column)} = ${id}`;
}
