import { uploadHash } from "@tightlines/contract/upload-url";
import { sql } from "kysely";
import type { Expression, SqlBool } from "kysely";
import { countRows } from "../../platform/database/count-rows.ts";
import type { PageWindow } from "../../platform/database/read-page.ts";
import type { Db } from "../../platform/database/schema.ts";
import type { UploadRow } from "../../platform/database/tables/upload.table.ts";

export async function findPageByUser(db: Db, userId: number, page: PageWindow): Promise<UploadRow[]> {
  return db
    .selectFrom("upload")
    .selectAll()
    .where("userId", "=", userId)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

export function findAllByUser(db: Db, userId: number): Promise<UploadRow[]> {
  return db.selectFrom("upload").selectAll().where("userId", "=", userId).orderBy("id").execute();
}

export function countByUser(db: Db, userId: number): Promise<number> {
  return countRows(db, db.selectFrom("upload").where("userId", "=", userId));
}

/** How many bytes a user's images take up. */
export async function weighByUser(db: Db, userId: number): Promise<number> {
  const { bytes } = await db
    .selectFrom("upload")
    .select(sql<number>`coalesce(sum(bytes), 0)::bigint`.as("bytes"))
    .where("userId", "=", userId)
    .executeTakeFirstOrThrow();
  return bytes;
}

/** Another user's upload is simply not found. The row stays locked until the transaction ends. */
export function findOwnForUpdate(db: Db, userId: number, id: number): Promise<UploadRow | undefined> {
  return db
    .selectFrom("upload")
    .selectAll()
    .where("id", "=", id)
    .where("userId", "=", userId)
    .forUpdate()
    .executeTakeFirst();
}

export function findByUserAndHash(db: Db, userId: number, hash: string): Promise<UploadRow | undefined> {
  return db
    .selectFrom("upload")
    .selectAll()
    .where("userId", "=", userId)
    .where("hash", "=", hash)
    .executeTakeFirst();
}

/**
 * Whether one of these users has uploaded the image: for everybody else it does not exist. Within a transaction it
 * cannot be deleted before the transaction ends.
 */
export async function isHeldByAny(db: Db, url: string, userIds: readonly number[]): Promise<boolean> {
  const row = await db
    .selectFrom("upload")
    .select("id")
    .where("hash", "=", uploadHash(url) ?? "")
    .where("userId", "in", userIds)
    .limit(1)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** Within a transaction the image cannot be deleted before the transaction ends. */
export async function existsByUrl(db: Db, url: string): Promise<boolean> {
  const hash = uploadHash(url);
  return hash !== undefined && existsByHash(db, hash);
}

export async function existsByHash(db: Db, hash: string): Promise<boolean> {
  const row = await db
    .selectFrom("upload")
    .select("id")
    .where("hash", "=", hash)
    .limit(1)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

export interface NewUpload {
  userId: number;
  hash: string;
  width: number;
  height: number;
  bytes: number;
}

export function insert(db: Db, upload: NewUpload): Promise<UploadRow> {
  return db.insertInto("upload").values(upload).returningAll().executeTakeFirstOrThrow();
}

export async function deleteById(db: Db, id: number): Promise<void> {
  await db.deleteFrom("upload").where("id", "=", id).execute();
}

/** Images of deleted accounts that nothing shows; answers their contents. */
export async function deleteAbandoned(db: Db, isUnused: Expression<SqlBool>): Promise<string[]> {
  const rows = await db
    .deleteFrom("upload")
    .where("userId", "is", null)
    .where(isUnused)
    .returning("hash")
    .execute();
  return rows.map(({ hash }) => hash);
}

/** Whoever stores or removes the files of one content waits for the others who do, until the transaction ends. */
export async function lockContent(db: Db, hash: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 0))`.execute(db);
}
