import type { SeriesListQuery } from "@tightlines/contract/series/series";
import type { EventStatus } from "@tightlines/domain/event/status";
import type { SeasonRules } from "@tightlines/domain/ruleset/season-rules";
import { sql } from "kysely";
import { countRows } from "../../platform/database/count-rows.ts";
import type { PageWindow } from "../../platform/database/read-page.ts";
import type { Db } from "../../platform/database/schema.ts";
import { containsWords } from "../../platform/database/search-words.ts";
import type { EventRow } from "../../platform/database/tables/event.table.ts";
import type { SeriesRow } from "../../platform/database/tables/series.table.ts";
import { isListed } from "../event/event.repository.ts";

export interface SeriesFilter extends Pick<SeriesListQuery, "search" | "sort"> {
  /** Whose series are asked for, if not everybody's; of these they see those without a public event, too. */
  ownerId: number | null;
}

export interface ListedSeriesRow {
  id: number;
  name: string;
  url: string;
  rounds: number;
  startsOn: string | null;
  endsOn: string | null;
}

export interface SeriesRoundRow {
  eventId: number;
  eventUrl: string;
  name: string;
  startsOn: string;
  endsOn: string;
  status: EventStatus;
  wasCancelled: boolean;
  units: EventRow["units"];
  isBonusRound: boolean;
  isShown: boolean;
}

export function findPage(db: Db, filter: SeriesFilter, page: PageWindow): Promise<ListedSeriesRow[]> {
  const name = sql`search_key(series.name)`;
  const orders = { name, "-name": sql`${name} desc` };
  const latestFirst = sql`max(event.ends_on) filter (where ${isListed}) desc nulls first`;
  return found(db, filter)
    .leftJoin("seriesEvent", "seriesEvent.seriesId", "series.id")
    .leftJoin("event", "event.id", "seriesEvent.eventId")
    .select(["series.id", "series.name", "series.url"])
    .select(sql<number>`count(event.id) filter (where ${isListed})`.as("rounds"))
    .select(sql<string | null>`min(event.starts_on) filter (where ${isListed})`.as("startsOn"))
    .select(sql<string | null>`max(event.ends_on) filter (where ${isListed})`.as("endsOn"))
    .groupBy("series.id")
    .orderBy(filter.sort ? orders[filter.sort] : latestFirst)
    .orderBy("series.id", "desc")
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

export function count(db: Db, filter: SeriesFilter): Promise<number> {
  return countRows(db, found(db, filter));
}

/** By its id or its url; a url never consists of digits alone. */
export function findByKey(db: Db, key: string): Promise<SeriesRow | undefined> {
  const isId = /^[1-9]\d{0,14}$/.test(key);
  return db
    .selectFrom("series")
    .selectAll()
    .where((where) => (isId ? where("id", "=", Number(key)) : where("url", "=", key)))
    .executeTakeFirst();
}

/** Until the transaction ends nobody else changes it, or what was decided about its people. */
export function findByIdForUpdate(db: Db, id: number): Promise<SeriesRow | undefined> {
  return db.selectFrom("series").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

export async function countByUser(db: Db, userId: number): Promise<number> {
  return countRows(db, db.selectFrom("series").where("userId", "=", userId));
}

export function findAllByUser(db: Db, userId: number): Promise<SeriesRow[]> {
  return db.selectFrom("series").selectAll().where("userId", "=", userId).orderBy("id").execute();
}

/** The addresses that begin like this one: it may be cut short to make room for a number. */
export async function findSimilarUrls(db: Db, url: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom("series")
    .select("url")
    .where("url", "like", `${url.slice(0, 70)}%`)
    .execute();
  return new Set(rows.map((row) => row.url));
}

export interface NewSeries {
  name: string;
  url: string;
  rules: SeasonRules;
  userId: number;
}

/** Undefined where its address is taken. */
export function insert(db: Db, { rules, ...series }: NewSeries): Promise<SeriesRow | undefined> {
  return db
    .insertInto("series")
    .values({ ...series, rules: JSON.stringify(rules) })
    .onConflict((conflict) => conflict.column("url").doNothing())
    .returningAll()
    .executeTakeFirst();
}

export interface SeriesChange {
  name?: string | undefined;
  rules?: SeasonRules | undefined;
}

export function update(db: Db, id: number, { name, rules }: SeriesChange): Promise<SeriesRow> {
  return db
    .updateTable("series")
    .set((row) => ({
      ...(name !== undefined && { name }),
      ...(rules !== undefined && { rules: JSON.stringify(rules) }),
      revision: row("revision", "+", 1),
      updatedAt: sql<Date>`now()`,
    }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteById(db: Db, id: number): Promise<void> {
  await db.deleteFrom("series").where("id", "=", id).execute();
}

/** By date: that is the order of the rounds. */
export function findRounds(db: Db, seriesId: number): Promise<SeriesRoundRow[]> {
  return db
    .selectFrom("seriesEvent")
    .innerJoin("event", "event.id", "seriesEvent.eventId")
    .select(["event.id as eventId", "event.url as eventUrl", "event.name", "event.startsOn", "event.endsOn"])
    .select(["event.status", "event.wasCancelled", "event.units", "seriesEvent.isBonusRound"])
    .select(isListed.as("isShown"))
    .where("seriesEvent.seriesId", "=", seriesId)
    .orderBy("event.startsOn")
    .orderBy("event.id")
    .execute();
}

export interface NewRound {
  eventId: number;
  isBonusRound: boolean;
}

export async function replaceRounds(db: Db, seriesId: number, rounds: readonly NewRound[]): Promise<void> {
  await db.deleteFrom("seriesEvent").where("seriesId", "=", seriesId).execute();
  if (rounds.length === 0) return;
  await db
    .insertInto("seriesEvent")
    .values(rounds.map(({ eventId, isBonusRound }) => ({ seriesId, eventId, isBonusRound })))
    .execute();
}

/** Those of these events that are there; until the transaction ends they stay. */
export async function findEvents(db: Db, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom("event").select("id").where("id", "in", ids).forKeyShare().execute();
  return new Set(rows.map(({ id }) => id));
}

function found(db: Db, { search, ownerId }: SeriesFilter) {
  const query = db.selectFrom("series").where(containsWords(sql`series.search_text`, search));
  if (ownerId !== null) return query.where("series.userId", "=", ownerId);
  return query.where((where) =>
    where.exists(
      where
        .selectFrom("seriesEvent")
        .innerJoin("event", "event.id", "seriesEvent.eventId")
        .select("seriesEvent.eventId")
        .whereRef("seriesEvent.seriesId", "=", "series.id")
        .where(isListed),
    ),
  );
}
