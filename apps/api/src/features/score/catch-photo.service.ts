import { createHash } from "node:crypto";
import { CATCH_PHOTO_WIDTH, type CatchPhotoResponse } from "@tightlines/contract/score/catch-photo";
import type { PhotoFile } from "@tightlines/contract/photo";
import type { Db } from "../../platform/database/schema.ts";
import type { CatchPhotoRow } from "../../platform/database/tables/catch-photo.table.ts";
import { encodeImage } from "../../platform/files/encode-image.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { requireFound } from "../../platform/http/require-found.ts";
import { changeEventAlone } from "../event/event-part.service.ts";
import { scopeOf } from "./apply-scores.service.ts";
import * as photos from "./catch-photo.repository.ts";
import * as operationLog from "./score-operation.repository.ts";

/** Somebody with an account, or whoever holds a pass and sends photos of the fish that were entered with it. */
export interface PhotoSender {
  userId: number | null;
  passId: number | null;
}

interface SentPhoto {
  catchId: string;
  deviceId?: string | undefined;
  file: Buffer;
}

/**
 * Keeps the photo of a fish that is known here. What is sent again is known by its bytes. Whether there is such a fish is
 * asked before the photo is looked at, which is the work.
 */
export async function addCatchPhoto(
  db: Db,
  eventId: number,
  { catchId, deviceId, file }: SentPhoto,
  sender: PhotoSender,
  files: FileStore,
): Promise<CatchPhotoResponse> {
  const hash = createHash("sha256").update(file).digest("hex");
  const known = await photos.findById(db, eventId, catchId);
  // Whoever brought it: the phone is told that it is here.
  if (known?.hash === hash) return presentPhoto(known);
  await requireCatch(db, eventId, { catchId, deviceId }, sender);
  if (known) return presentSame(known, hash);
  const { width, height, sizes } = await encodeImage(file, [CATCH_PHOTO_WIDTH]);
  return changeEventAlone(db, eventId, scopeOf([]), async ({ trx }) => {
    await photos.insert(trx, { eventId, catchId, hash, width, height, ...sender });
    const stored = presentSame(
      requireFound(await photos.findById(trx, eventId, catchId), "catch-not-found"),
      hash,
    );
    // Before the commit: a photo that is listed can be shown.
    await files.write(photoPath(eventId, catchId), sizes[0]!.bytes, "image/webp");
    return stored;
  });
}

export async function getCatchPhoto(
  db: Db,
  eventId: number,
  catchId: string,
  files: FileStore,
): Promise<PhotoFile> {
  requireFound(await photos.findById(db, eventId, catchId), "catch-not-found");
  const bytes = requireFound(await files.read(photoPath(eventId, catchId)), "catch-not-found");
  return { name: `fish-${catchId}`, bytes };
}

export function presentPhoto({ catchId, width, height }: CatchPhotoRow): CatchPhotoResponse {
  return { catchId, width, height };
}

/**
 * A pass may be found by anybody: it brings photos of its own fish alone, or of those that the same device has said. What a
 * device is called is known to it and to the organizer.
 */
async function requireCatch(
  db: Db,
  eventId: number,
  { catchId, deviceId }: Pick<SentPhoto, "catchId" | "deviceId">,
  { passId }: PhotoSender,
): Promise<void> {
  const [said] = await operationLog.findByIds(db, eventId, [catchId]);
  const isOfDevice = deviceId !== undefined && said?.deviceId === deviceId;
  const isTheirs = passId === null || said?.passId === passId || isOfDevice;
  if (said?.kind !== "add-catch" || !isTheirs) throw new ProblemError("catch-not-found");
}

/** A photo that a judge may have seen is not exchanged for another one. */
function presentSame(row: CatchPhotoRow, hash: string): CatchPhotoResponse {
  if (row.hash !== hash) throw new ProblemError("catch-has-photo");
  return presentPhoto(row);
}

/** Not where `/files` is served from: an address leads nobody to a photo. */
function photoPath(eventId: number, catchId: string): string {
  return `catches/${eventId}/${catchId}.webp`;
}
