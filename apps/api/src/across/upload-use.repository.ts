import { IMAGE_WIDTHS, uploadHash, uploadUrl } from "@tightlines/contract/upload-url";
import { sql } from "kysely";
import type { RemovedUse, UploadUse } from "../features/upload/upload-uses.ts";
import type { Db } from "../platform/database/schema.ts";

/** Where images are shown: columns hold their addresses, in whatever width. */
export async function findUses(db: Db, hashes: string[], userId: number): Promise<UploadUse[]> {
  const urls = hashes.flatMap((hash) => IMAGE_WIDTHS.map((width) => uploadUrl(hash, width)));
  if (urls.length === 0) return [];
  return [...(await findEventUses(db, urls, userId)), ...(await findSpeciesUses(db, urls))];
}

async function findEventUses(db: Db, urls: string[], userId: number): Promise<UploadUse[]> {
  const rows = await db
    .selectFrom(shownByEvents(urls).as("shown"))
    .innerJoin("event", "event.id", "shown.eventId")
    .leftJoin("security", (join) =>
      join.onRef("security.eventId", "=", "event.id").on("security.userId", "=", userId),
    )
    .select(["shown.url as shownUrl", "shown.as"])
    .select(["event.name", "event.url", "event.status", "event.visibility"])
    .select("security.id as securityId")
    .orderBy("event.name")
    .orderBy(sql`array_position(array['logo', 'cover-photo', 'team-logo'], ${sql.ref("shown.as")})`)
    .execute();
  return rows.map((row) => ({
    hash: uploadHash(row.shownUrl)!,
    place: { as: row.as, eventName: row.name, eventUrl: row.url },
    isVisible: row.securityId !== null || (row.status !== "draft" && row.visibility === "public"),
    isDraftOfOthers: row.securityId === null && row.status === "draft",
  }));
}

/** Takes an image that is about to be deleted off the drafts that show it. */
export async function removeFromDrafts(db: Db, hash: string): Promise<RemovedUse[]> {
  const urls = IMAGE_WIDTHS.map((width) => uploadUrl(hash, width));
  const drafts = db.selectFrom("event").select("id").where("status", "=", "draft");
  const removed: RemovedUse[] = [];
  for (const column of ["logo", "coverPhoto"] as const) {
    const rows = await db
      .updateTable("event")
      .set({ [column]: null })
      .where(column, "in", urls)
      .where("status", "=", "draft")
      .returning("id")
      .execute();
    removed.push(
      ...rows.map(({ id }) => ({
        eventId: id,
        noun: "event" as const,
        nounId: id,
        before: { [column]: uploadUrl(hash) },
      })),
    );
  }
  const teams = await db
    .updateTable("team")
    .set({ logo: null })
    .where("logo", "in", urls)
    .where("eventId", "in", drafts)
    .returning(["id", "eventId"])
    .execute();
  removed.push(
    ...teams.map(({ id, eventId }) => ({
      eventId,
      noun: "team" as const,
      nounId: id,
      before: { logo: uploadUrl(hash) },
    })),
  );
  return removed;
}

/** A row for each place one of these addresses is shown at; two teams with one logo are one place. */
function shownByEvents(urls: string[]) {
  return sql<{ eventId: number; url: string; as: "logo" | "cover-photo" | "team-logo" }>`(
    select id as "event_id", logo as url, 'logo' as "as" from event where logo = any(${urls})
    union all
    select id, cover_photo, 'cover-photo' from event where cover_photo = any(${urls})
    union all
    select distinct event_id, logo, 'team-logo' from team where logo = any(${urls})
  )`;
}

async function findSpeciesUses(db: Db, urls: string[]): Promise<UploadUse[]> {
  const rows = await db
    .selectFrom("species")
    .select(["id", "name", "photo"])
    .where("photo", "in", urls)
    .orderBy("name")
    .execute();
  return rows.map(({ id, name, photo }) => ({
    hash: uploadHash(photo!)!,
    place: { as: "species-photo", speciesName: name, speciesId: id },
    isVisible: true,
    isDraftOfOthers: false,
  }));
}

/** Of a row of `upload`: nothing shows the image. */
export const isUnused = sql<boolean>`not exists (
    select from event
    where event.logo like '/files/' || upload.hash || '/%' or event.cover_photo like '/files/' || upload.hash || '/%'
  ) and not exists (
    select from team where team.logo like '/files/' || upload.hash || '/%'
  ) and not exists (
    select from species where species.photo like '/files/' || upload.hash || '/%'
  )`;
