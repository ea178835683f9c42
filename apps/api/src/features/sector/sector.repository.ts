import type { SectorListQuery } from "@tightlines/contract/sector";
import { tell } from "@tightlines/contract/problem/problem";
import { sql } from "kysely";
import type { Insertable, Updateable } from "kysely";
import { countRows } from "../../platform/database/count-rows.ts";
import type { PageWindow } from "../../platform/database/read-page.ts";
import { readSort } from "../../platform/database/read-sort.ts";
import { refusingTaken } from "../../platform/database/refuse-taken.ts";
import type { Db } from "../../platform/database/schema.ts";
import { containsWords } from "../../platform/database/search-words.ts";
import type { SectorRow, SectorTable } from "../../platform/database/tables/sector.table.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";

type Filter = Pick<SectorListQuery, "search" | "sort">;
type NewSector = Insertable<SectorTable>;
type SectorChange = Omit<Updateable<SectorTable>, "eventId" | "revision" | "updatedAt">;

const orders = {
  position: sql`position`,
  code: sql`search_key(code)`,
  name: sql`search_key(name)`,
};

export function findPage(
  db: Db,
  eventId: number,
  { search, sort = "position" }: Filter,
  page: PageWindow,
): Promise<SectorRow[]> {
  const { order, direction } = readSort(orders, sort);
  return found(db, eventId, search)
    .selectAll()
    .orderBy(order, direction)
    .orderBy("id")
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

export function count(db: Db, eventId: number, { search }: Filter): Promise<number> {
  return countRows(db, found(db, eventId, search));
}

/** Every sector of an event, in its order. */
export function findAll(db: Db, eventId: number): Promise<SectorRow[]> {
  return db
    .selectFrom("sector")
    .selectAll()
    .where("eventId", "=", eventId)
    .orderBy("position")
    .orderBy("id")
    .execute();
}

export function findById(db: Db, eventId: number, id: number): Promise<SectorRow | undefined> {
  return db
    .selectFrom("sector")
    .selectAll()
    .where("eventId", "=", eventId)
    .where("id", "=", id)
    .executeTakeFirst();
}

export function insert(db: Db, sector: NewSector): Promise<SectorRow> {
  const inserted = db.insertInto("sector").values(sector).returningAll().executeTakeFirstOrThrow();
  return refusingTaken(inserted, refusals);
}

export function update(db: Db, eventId: number, id: number, change: SectorChange): Promise<SectorRow> {
  const changed = db
    .updateTable("sector")
    .set((row) => ({ ...change, revision: row("revision", "+", 1), updatedAt: sql<Date>`now()` }))
    .where("eventId", "=", eventId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return refusingTaken(changed, refusals);
}

/** Where a sector stands is nobody's edit of it: its revision stays. */
export async function storeOrder(db: Db, eventId: number, ids: readonly number[]): Promise<void> {
  await sql`
    update sector set position = wanted.place - 1
    from unnest(${ids}::bigint[]) with ordinality as wanted (id, place)
    where sector.event_id = ${eventId} and sector.id = wanted.id and sector.position <> wanted.place - 1
  `.execute(db);
}

export async function deleteById(db: Db, eventId: number, id: number): Promise<void> {
  await db.deleteFrom("sector").where("eventId", "=", eventId).where("id", "=", id).execute();
}

function found(db: Db, eventId: number, search: string) {
  const text = sql<string>`search_key(code || ' ' || name)`;
  return db.selectFrom("sector").where("eventId", "=", eventId).where(containsWords(text, search));
}

const refusals = {
  sector_code_taken: () =>
    new ProblemError("sector-code-taken", {
      fields: { code: [tell("taken-by-another", { noun: "sector" })] },
    }),
};
