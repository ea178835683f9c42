import type { SpeciesInput, SpeciesListQuery, SpeciesPatch } from "@tightlines/contract/species";
import { tell } from "@tightlines/contract/problem/problem";
import { sql } from "kysely";
import { countRows } from "../../platform/database/count-rows.ts";
import type { PageWindow } from "../../platform/database/read-page.ts";
import { readSort } from "../../platform/database/read-sort.ts";
import type { Db } from "../../platform/database/schema.ts";
import { refusingTaken } from "../../platform/database/refuse-taken.ts";
import { containsWords } from "../../platform/database/search-words.ts";
import type { SpeciesRow } from "../../platform/database/tables/species.table.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";

type Filter = Pick<SpeciesListQuery, "search" | "sort">;
type SpeciesChange = Omit<SpeciesPatch, "revision">;

const orders = {
  name: sql`search_key(name)`,
  latin_name: sql`lower(latin_name)`,
  code: sql`code`,
};

export function findPage(db: Db, { search, sort = "name" }: Filter, page: PageWindow): Promise<SpeciesRow[]> {
  const { order, direction } = readSort(orders, sort);
  return found(db, search)
    .selectAll()
    .orderBy(order, direction)
    .orderBy("id")
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

export function count(db: Db, { search }: Filter): Promise<number> {
  return countRows(db, found(db, search));
}

export function findById(db: Db, id: number): Promise<SpeciesRow | undefined> {
  return db.selectFrom("species").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Until the transaction ends nobody changes it, and no event takes it up: that would lock the row as well. */
export function findByIdForUpdate(db: Db, id: number): Promise<SpeciesRow | undefined> {
  return db.selectFrom("species").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

/** What the species with these codes are called; a code that the list does not have is left out. */
export function findNames(db: Db, codes: readonly string[]): Promise<Pick<SpeciesRow, "code" | "name">[]> {
  return db
    .selectFrom("species")
    .select(["code", "name"])
    .where("code", "in", codes.length > 0 ? codes : [""])
    .orderBy("code")
    .execute();
}

export function insert(db: Db, species: SpeciesInput): Promise<SpeciesRow> {
  return refusingTaken(
    db.insertInto("species").values(species).returningAll().executeTakeFirstOrThrow(),
    refusals,
  );
}

export function update(db: Db, id: number, change: SpeciesChange): Promise<SpeciesRow> {
  const changed = db
    .updateTable("species")
    .set((row) => ({ ...change, revision: row("revision", "+", 1), updatedAt: sql<Date>`now()` }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return refusingTaken(changed, refusals);
}

export async function deleteById(db: Db, id: number): Promise<void> {
  await db.deleteFrom("species").where("id", "=", id).execute();
}

function found(db: Db, search: string) {
  const text = sql<string>`search_key(name || ' ' || latin_name || ' ' || code)`;
  return db.selectFrom("species").where(containsWords(text, search));
}

const refusals = {
  species_code_taken: () =>
    new ProblemError("species-code-taken", {
      fields: { code: [tell("taken-by-another", { noun: "species" })] },
    }),
  species_latin_name_taken: () =>
    new ProblemError("latin-name-taken", {
      fields: { latinName: [tell("taken-by-another", { noun: "species" })] },
    }),
};
