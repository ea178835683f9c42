import type { TeamInput, TeamListQuery, TeamPatch } from "@tightlines/contract/team";
import { tell } from "@tightlines/contract/problem/problem";
import { sql } from "kysely";
import { countRows } from "../../platform/database/count-rows.ts";
import type { PageWindow } from "../../platform/database/read-page.ts";
import { readSort } from "../../platform/database/read-sort.ts";
import { refusingTaken } from "../../platform/database/refuse-taken.ts";
import type { Db } from "../../platform/database/schema.ts";
import { containsWords } from "../../platform/database/search-words.ts";
import type { TeamRow } from "../../platform/database/tables/team.table.ts";
import type { ShownCaptains } from "./team-uses.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";

type Filter = Pick<TeamListQuery, "search" | "sort"> & {
  /** Those whom the searcher reads by another name than the one that is stored. */
  captains?: ShownCaptains;
};

const orders = {
  start_number: sql`start_number`,
  name: sql`search_key(name)`,
  country: sql`search_key(country)`,
};

export function findPage(
  db: Db,
  eventId: number,
  { search, sort = "start_number", captains }: Filter,
  page: PageWindow,
): Promise<TeamRow[]> {
  const { order, direction } = readSort(orders, sort);
  return found(db, eventId, search, captains)
    .selectAll()
    .orderBy(order, (way) => way[direction]().nullsLast())
    .orderBy(orders.name)
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

export function count(db: Db, eventId: number, { search, captains }: Filter): Promise<number> {
  return countRows(db, found(db, eventId, search, captains));
}

export function findAll(db: Db, eventId: number): Promise<TeamRow[]> {
  return found(db, eventId, "").selectAll().orderBy(orders.name).execute();
}

export function findById(db: Db, eventId: number, id: number): Promise<TeamRow | undefined> {
  return found(db, eventId, "").selectAll().where("id", "=", id).executeTakeFirst();
}

export function findByIds(db: Db, eventId: number, ids: readonly number[]): Promise<TeamRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return found(db, eventId, "").selectAll().where("id", "in", ids).execute();
}

/** Whatever its accents and case: two teams never differ by those alone. */
export function findByName(db: Db, eventId: number, name: string): Promise<TeamRow | undefined> {
  return found(db, eventId, "")
    .selectAll()
    .where(sql`search_key(name)`, "=", sql`search_key(${name.trim()})`)
    .executeTakeFirst();
}

export function insert(db: Db, eventId: number, team: TeamInput): Promise<TeamRow> {
  const inserted = db
    .insertInto("team")
    .values({ ...team, eventId })
    .returningAll()
    .executeTakeFirstOrThrow();
  return refusingTaken(inserted, refusals);
}

export function update(
  db: Db,
  eventId: number,
  id: number,
  change: Omit<TeamPatch, "revision">,
): Promise<TeamRow> {
  const changed = db
    .updateTable("team")
    .set((row) => ({ ...change, revision: row("revision", "+", 1), updatedAt: sql<Date>`now()` }))
    .where("eventId", "=", eventId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return refusingTaken(changed, refusals);
}

export async function deleteById(db: Db, eventId: number, id: number): Promise<void> {
  await db.deleteFrom("team").where("eventId", "=", eventId).where("id", "=", id).execute();
}

function found(db: Db, eventId: number, search: string, captains: ShownCaptains = new Map()) {
  const shown = JSON.stringify(Object.fromEntries(captains));
  const captain = sql`coalesce(${shown}::jsonb ->> id::text, captain)`;
  const text = sql<string>`search_key(concat_ws(' ', start_number, name, club, country, ${captain}))`;
  return db.selectFrom("team").where("eventId", "=", eventId).where(containsWords(text, search));
}

const refusals = {
  team_name_taken: () =>
    new ProblemError("team-name-taken", { fields: { name: [tell("team-has-this-name")] } }),
  team_start_number_taken: () =>
    new ProblemError("team-start-number-taken", {
      fields: { startNumber: [tell("taken-by-another", { noun: "team" })] },
    }),
};
