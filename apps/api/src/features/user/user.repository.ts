import type { Role } from "@tightlines/domain/user/role";
import { sql } from "kysely";
import type { Kysely } from "kysely";
import type { Schema } from "../../platform/database/schema.ts";
import type { UserRow } from "../../platform/database/tables/user.table.ts";

type Db = Kysely<Schema>;

export function findById(db: Db, id: number): Promise<UserRow | undefined> {
  return db.selectFrom("user").selectAll().where("id", "=", id).executeTakeFirst();
}

export function findByUid(db: Db, uid: string): Promise<UserRow | undefined> {
  return db.selectFrom("user").selectAll().where("uid", "=", uid).executeTakeFirst();
}

export function findByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  return db.selectFrom("user").selectAll().where("email", "=", email.toLowerCase()).executeTakeFirst();
}

/** The row stays locked until the transaction ends, so that two changes of one user follow each other. */
export function findByIdForUpdate(db: Db, id: number): Promise<UserRow | undefined> {
  return db.selectFrom("user").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
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
}

export function update(db: Db, id: number, change: UserChange): Promise<UserRow> {
  return db
    .updateTable("user")
    .set({ ...change, updatedAt: sql<Date>`now()` })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A new role makes every token that carries the old one useless. */
export function updateRole(db: Db, id: number, role: Role): Promise<UserRow> {
  return db
    .updateTable("user")
    .set((row) => ({ role, rightsVersion: row("rightsVersion", "+", 1), updatedAt: sql<Date>`now()` }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
