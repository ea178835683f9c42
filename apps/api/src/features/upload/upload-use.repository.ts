import type { UploadListItem } from "@tightlines/contract/upload";
import { IMAGE_WIDTHS, uploadHash, uploadUrl } from "@tightlines/contract/upload-url";
import { sql } from "kysely";
import type { Db } from "../../platform/database/schema.ts";

export interface UploadUse {
  hash: string;
  place: UploadListItem["usedBy"][number];
  /** Drafts and unlisted events of others use an image without a word about themselves. */
  isVisible: boolean;
  /** A draft that the user has no right on: it keeps nobody's image. */
  isDraftOfOthers: boolean;
}

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

export interface RemovedUse {
  eventId: number;
  noun: "event" | "team";
  nounId: number;
  before: Record<string, string | null>;
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
