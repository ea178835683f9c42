import type { UserListQuery } from "@tightlines/contract/user";
import type { Role } from "@tightlines/domain/user/role";
import { sql } from "kysely";
import { countRows } from "../../platform/database/count-rows.ts";
import type { PageWindow } from "../../platform/database/read-page.ts";
import { readSort } from "../../platform/database/read-sort.ts";
import type { Db } from "../../platform/database/schema.ts";
import { containsWords } from "../../platform/database/search-words.ts";
import type { UserRow } from "../../platform/database/tables/user.table.ts";

type Filter = Pick<UserListQuery, "search" | "sort">;

const orders = {
  name: sql`search_key(last_name || ' ' || first_name)`,
  email: sql`email`,
  role: sql`array_position(array['administrator', 'organizer', 'member'], role)`,
  created_at: sql`created_at`,
};

export function findPage(db: Db, { search, sort = "name" }: Filter, page: PageWindow): Promise<UserRow[]> {
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

export function findById(db: Db, id: number): Promise<UserRow | undefined> {
  return db.selectFrom("user").selectAll().where("id", "=", id).executeTakeFirst();
}

export function findByUid(db: Db, uid: string): Promise<UserRow | undefined> {
  return db.selectFrom("user").selectAll().where("uid", "=", uid).executeTakeFirst();
}

/** In the order of the uids. */
export async function findByUids(db: Db, uids: readonly string[]): Promise<(UserRow | undefined)[]> {
  const rows = await db
    .selectFrom("user")
    .selectAll()
    .where("uid", "=", sql<string>`any(${uids}::text[])`)
    .execute();
  const found = new Map(rows.map((row) => [row.uid, row]));
  return uids.map((uid) => found.get(uid));
}

export function findByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  return db.selectFrom("user").selectAll().where("email", "=", email.toLowerCase()).executeTakeFirst();
}

/** The row stays locked until the transaction ends, so that two changes of one user follow each other. */
export function findByIdForUpdate(db: Db, id: number): Promise<UserRow | undefined> {
  return db.selectFrom("user").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

/**
 * The ids of all administrators, whose rows stay locked until the transaction ends: of two who demote or
 * delete each other, the second waits and then counts again. Call it before locking the user at hand, or two
 * such transactions could wait for each other.
 */
export async function lockAdministrators(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom("user")
    .select("id")
    .where("role", "=", "administrator")
    .orderBy("id")
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

export async function existsAdministrator(db: Db): Promise<boolean> {
  return Boolean(
    await db.selectFrom("user").select("id").where("role", "=", "administrator").limit(1).executeTakeFirst(),
  );
}

export interface NewUser {
  uid: string;
  email: string;
  firstName: string;
  lastName: string;
  displayName: string;
  role: Role;
}

/** Returns undefined when the uid or the e-mail address is taken. */
export function insert(db: Db, user: NewUser): Promise<UserRow | undefined> {
  return db
    .insertInto("user")
    .values(user)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

export interface UserChange {
  firstName?: string;
  lastName?: string;
  displayName?: string;
  email?: string;
}

export function update(db: Db, id: number, change: UserChange): Promise<UserRow> {
  return db
    .updateTable("user")
    .set((row) => ({
      ...change,
      ...(change.email !== undefined && {
        isEmailProven: sql<boolean>`is_email_proven and email = ${change.email}`,
      }),
      revision: row("revision", "+", 1),
      updatedAt: sql<Date>`now()`,
    }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The identity provider says that the address is theirs. */
export async function noteProof(db: Db, id: number): Promise<void> {
  await db.updateTable("user").set({ isEmailProven: true }).where("id", "=", id).execute();
}

/** A new role makes every token that carries the old one useless. */
export function updateRole(db: Db, id: number, role: Role): Promise<UserRow> {
  return db
    .updateTable("user")
    .set((row) => ({
      role,
      rightsVersion: row("rightsVersion", "+", 1),
      revision: row("revision", "+", 1),
      updatedAt: sql<Date>`now()`,
    }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteById(db: Db, id: number): Promise<void> {
  await db.deleteFrom("user").where("id", "=", id).execute();
}

function found(db: Db, search: string) {
  return db.selectFrom("user").where(containsWords(sql`search_key(display_name || ' ' || email)`, search));
}
