import type { GroupInput, GroupListQuery, GroupPatch } from "@tightlines/contract/group";
import { tell } from "@tightlines/contract/problem/problem";
import { sql } from "kysely";
import { countRows } from "../../platform/database/count-rows.ts";
import type { PageWindow } from "../../platform/database/read-page.ts";
import { readSort } from "../../platform/database/read-sort.ts";
import { refusingTaken } from "../../platform/database/refuse-taken.ts";
import type { Db } from "../../platform/database/schema.ts";
import { containsWords } from "../../platform/database/search-words.ts";
import type { GroupRow } from "../../platform/database/tables/group.table.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";

type Filter = Pick<GroupListQuery, "search" | "sort">;

/** A group with who is in it. */
export type GroupWithMembers = GroupRow & { anglerIds: number[] };

const orders = {
  position: sql`"group".position`,
  // As one value, so that the length, too, is turned round.
  code: sql`(length("group".code), "group".code)`,
  name: sql`search_key("group".name)`,
};

export function findPage(
  db: Db,
  eventId: number,
  { search, sort = "position" }: Filter,
  page: PageWindow,
): Promise<GroupWithMembers[]> {
  const { order, direction } = readSort(orders, sort);
  return withMembers(found(db, eventId, search))
    .orderBy(order, direction)
    .orderBy("group.id")
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

export function count(db: Db, eventId: number, { search }: Filter): Promise<number> {
  return countRows(db, found(db, eventId, search));
}

export function findById(db: Db, eventId: number, id: number): Promise<GroupWithMembers | undefined> {
  return withMembers(ofEvent(db, eventId)).where("group.id", "=", id).executeTakeFirst();
}

/** All groups in the event's order. */
export function findAll(db: Db, eventId: number): Promise<GroupWithMembers[]> {
  return withMembers(ofEvent(db, eventId)).orderBy("group.position").orderBy("group.id").execute();
}

/** What groups are called, in the event's order. */
export function findLabels(db: Db, eventId: number) {
  return db
    .selectFrom("group")
    .select(["id", "code", "name"])
    .where("eventId", "=", eventId)
    .orderBy("position")
    .orderBy("id")
    .execute();
}

/** Answers the new group's id. New ones come last. */
export async function insert(db: Db, eventId: number, group: Omit<GroupInput, "position">): Promise<number> {
  const position = sql<number>`(select coalesce(max(position), 0) + 1 from "group" where event_id = ${eventId})`;
  const added = db
    .insertInto("group")
    .values({ ...group, eventId, position })
    .returning("id")
    .executeTakeFirstOrThrow();
  return (await refusingTaken(added, refusals)).id;
}

export async function update(
  db: Db,
  eventId: number,
  id: number,
  change: Omit<GroupPatch, "revision">,
): Promise<void> {
  const changed = db
    .updateTable("group")
    .set((row) => ({ ...change, revision: row("revision", "+", 1), updatedAt: sql<Date>`now()` }))
    .where("eventId", "=", eventId)
    .where("id", "=", id)
    .execute();
  await refusingTaken(changed, refusals);
}

/** Where a group stands is nobody's edit of it: its revision stays. */
export async function storeOrder(db: Db, eventId: number, ids: readonly number[]): Promise<void> {
  await sql`
    update "group" set position = wanted.place
    from unnest(${ids}::bigint[]) with ordinality as wanted (id, place)
    where "group".event_id = ${eventId} and "group".id = wanted.id
  `.execute(db);
}

export async function deleteById(db: Db, eventId: number, id: number): Promise<void> {
  await db.deleteFrom("group").where("eventId", "=", eventId).where("id", "=", id).execute();
}

function found(db: Db, eventId: number, search: string) {
  const text = sql<string>`search_key("group".code || ' ' || "group".name)`;
  return ofEvent(db, eventId).where(containsWords(text, search));
}

function ofEvent(db: Db, eventId: number) {
  return db.selectFrom("group").where("group.eventId", "=", eventId);
}

function withMembers(groups: ReturnType<typeof ofEvent>) {
  return groups.selectAll("group").select([
    sql<number[]>`array(
        select angler.id from angler
        where angler.event_id = "group".event_id and angler.group_id = "group".id order by angler.number
      )`.as("anglerIds"),
  ]);
}

const refusals = {
  group_code_taken: () =>
    new ProblemError("group-code-taken", { fields: { code: [tell("taken-by-another", { noun: "group" })] } }),
};
