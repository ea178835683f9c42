import type { EventSpeciesListQuery, EventSpeciesPatch } from "@tightlines/contract/event-species";
import { sql } from "kysely";
import type { Insertable } from "kysely";
import { countRows } from "../../platform/database/count-rows.ts";
import type { PageWindow } from "../../platform/database/read-page.ts";
import { readSort } from "../../platform/database/read-sort.ts";
import type { Db } from "../../platform/database/schema.ts";
import { containsWords } from "../../platform/database/search-words.ts";
import type {
  EventSpeciesRow,
  EventSpeciesTable,
} from "../../platform/database/tables/event-species.table.ts";
import type { SpeciesRow } from "../../platform/database/tables/species.table.ts";

type Filter = Pick<EventSpeciesListQuery, "search" | "sort">;

/** What an event says about a species, beside what the species says of itself. */
export type ChosenSpecies = EventSpeciesRow &
  Pick<SpeciesRow, "name" | "latinName" | "code" | "measuredTo" | "photo" | "defaultMinLengthMm">;

const orders = { name: sql`search_key(species.name)`, code: sql`species.code` };

export function findPage(
  db: Db,
  eventId: number,
  { search, sort = "name" }: Filter,
  page: PageWindow,
): Promise<ChosenSpecies[]> {
  const { order, direction } = readSort(orders, sort);
  return withSpecies(found(db, eventId, search))
    .orderBy(order, direction)
    .orderBy("species.id")
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

export function findAll(db: Db, eventId: number): Promise<ChosenSpecies[]> {
  return withSpecies(chosen(db, eventId)).orderBy(orders.name).orderBy("species.id").execute();
}

export function count(db: Db, eventId: number, { search }: Filter): Promise<number> {
  return countRows(db, found(db, eventId, search));
}

export function findById(db: Db, eventId: number, speciesId: number): Promise<ChosenSpecies | undefined> {
  return withSpecies(chosen(db, eventId)).where("species.id", "=", speciesId).executeTakeFirst();
}

export function findByIds(db: Db, eventId: number, speciesIds: number[]): Promise<ChosenSpecies[]> {
  return withSpecies(chosen(db, eventId))
    .where("species.id", "in", speciesIds)
    .orderBy(orders.name)
    .execute();
}

/** Those of the ids that are species; locked, so that none of them is deleted before it is chosen. */
export async function lockSpecies(db: Db, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom("species")
    .select("id")
    .where("id", "in", ids)
    .orderBy("id")
    .forKeyShare()
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Leaves out what is chosen already, and answers the ids of what was added. */
export async function insert(db: Db, rows: Insertable<EventSpeciesTable>[]): Promise<number[]> {
  const added = await db
    .insertInto("eventSpecies")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning("speciesId")
    .execute();
  return added.map(({ speciesId }) => speciesId);
}

/** Puts species on a new event's list by their codes; one that the list of this installation lacks is left out. */
export async function insertByCodes(
  db: Db,
  eventId: number,
  species: readonly { code: string; minLengthMm: number }[],
): Promise<void> {
  if (species.length === 0) return;
  await sql`
    insert into event_species (event_id, species_id, min_length_mm)
    select ${eventId}, species.id, wanted."minLengthMm"
    from jsonb_to_recordset(${JSON.stringify(species)}::jsonb) as wanted (code text, "minLengthMm" integer)
    join species on species.code = wanted.code
  `.execute(db);
}

export async function update(
  db: Db,
  eventId: number,
  speciesId: number,
  change: Omit<EventSpeciesPatch, "revision">,
): Promise<void> {
  await db
    .updateTable("eventSpecies")
    .set((row) => ({ ...change, revision: row("revision", "+", 1), updatedAt: sql<Date>`now()` }))
    .where("eventId", "=", eventId)
    .where("speciesId", "=", speciesId)
    .execute();
}

export async function deleteById(db: Db, eventId: number, speciesId: number): Promise<void> {
  await db
    .deleteFrom("eventSpecies")
    .where("eventId", "=", eventId)
    .where("speciesId", "=", speciesId)
    .execute();
}

/** The names of the events that fish for a species, the latest event first. */
export async function findEventNames(db: Db, speciesId: number): Promise<string[]> {
  const rows = await db
    .selectFrom("eventSpecies")
    .innerJoin("event", "event.id", "eventSpecies.eventId")
    .select("event.name")
    .where("eventSpecies.speciesId", "=", speciesId)
    .orderBy("event.startsOn", "desc")
    .orderBy("event.id")
    .execute();
  return rows.map(({ name }) => name);
}

function found(db: Db, eventId: number, search: string) {
  const text = sql<string>`search_key(species.name || ' ' || species.latin_name || ' ' || species.code)`;
  return chosen(db, eventId).where(containsWords(text, search));
}

function chosen(db: Db, eventId: number) {
  return db
    .selectFrom("eventSpecies")
    .innerJoin("species", "species.id", "eventSpecies.speciesId")
    .where("eventSpecies.eventId", "=", eventId);
}

function withSpecies(query: ReturnType<typeof chosen>) {
  return query
    .selectAll("eventSpecies")
    .select([
      "species.name",
      "species.latinName",
      "species.code",
      "species.measuredTo",
      "species.photo",
      "species.defaultMinLengthMm",
    ]);
}
