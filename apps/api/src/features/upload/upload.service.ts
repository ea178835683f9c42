import { createHash } from "node:crypto";
import { type PhraseCode, tell, type Told } from "@tightlines/contract/problem/problem";
import type { AccountQuotas } from "@tightlines/contract/limits";
import type { CropFields } from "@tightlines/contract/upload";
import { IMAGE_WIDTHS } from "@tightlines/contract/upload-url";
import { recordAudit } from "../../platform/audit/audit.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Db, Trx } from "../../platform/database/schema.ts";
import type { UploadRow } from "../../platform/database/tables/upload.table.ts";
import type { Cut } from "../../platform/files/cut-out.ts";
import { encodeImage } from "../../platform/files/encode-image.ts";
import type { EncodedImage } from "../../platform/files/encode-image.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { actorOf, type UserCaller } from "../../platform/identity/caller.ts";
import * as uploads from "./upload.repository.ts";
import type { UploadUse, UploadUses } from "./upload-uses.ts";

export interface UploadContext {
  db: Db;
  files: FileStore;
  uses: UploadUses;
}

/** Refuses whoever has filled the room of one account, before an image is read; administrators are not limited. */
export async function requireStorage(
  { db }: UploadContext,
  { userId, role }: UserCaller,
  { storageMegabytes: limit }: AccountQuotas,
): Promise<void> {
  if (role === "administrator") return;
  if ((await uploads.weighByUser(db, userId)) >= limit * 1024 * 1024)
    throw new ProblemError("storage-full", { facts: { limit } });
}

/** Keeps an image: first its files, then the row. The same image again is the same row. */
export async function storeUpload(
  { db, files }: UploadContext,
  caller: UserCaller,
  bytes: Buffer,
  crop: CropFields,
): Promise<UploadRow> {
  const image = await encodeImage(bytes, IMAGE_WIDTHS, cutOf(crop));
  const hash = hashOf(image);
  return inTransaction(db, async (trx) => {
    await uploads.lockContent(trx, hash);
    const known = await uploads.findByUserAndHash(trx, caller.userId, hash);
    if (known) return known;
    await Promise.all(
      image.sizes.map(({ name, bytes }) => files.write(pathOf(hash, name), bytes, "image/webp")),
    );
    const { width, height } = image;
    const row = await uploads.insert(trx, {
      userId: caller.userId,
      hash,
      width,
      height,
      bytes: weightOf(image),
    });
    await recordAudit(trx, { ...actOf(caller, row), action: "create", after: { hash, width, height } });
    return row;
  });
}

/**
 * Deletes an image of one's own. The files go with the last row that stands for them: whoever has that one keeps it while
 * something shows it. Drafts of strangers do not count. They lose the image.
 */
export async function deleteUpload(context: UploadContext, caller: UserCaller, id: number): Promise<void> {
  const { hash } = await inTransaction(context.db, async (trx) => {
    const row = await uploads.findOwnForUpdate(trx, caller.userId, id);
    if (!row) throw new ProblemError("upload-not-found");
    await uploads.lockContent(trx, row.hash);
    await uploads.deleteById(trx, row.id);
    if (!(await uploads.existsByHash(trx, row.hash))) await giveUp(trx, caller, row.hash, context.uses);
    await recordAudit(trx, { ...actOf(caller, row), action: "delete", before: { hash: row.hash } });
    return row;
  });
  await deleteFiles(context, hash);
}

async function giveUp(trx: Trx, { userId }: UserCaller, hash: string, uses: UploadUses): Promise<void> {
  const found = await uses.findUses(trx, [hash], userId);
  const kept = found.filter(({ isDraftOfOthers }) => !isDraftOfOthers);
  if (kept.length > 0) throw new ProblemError("upload-in-use", { facts: { places: placesOf(kept) } });
  for (const use of await uses.removeFromDrafts(trx, hash)) {
    const after = Object.fromEntries(Object.keys(use.before).map((column) => [column, null]));
    await recordAudit(trx, { ...use, actor: null, action: "update", after });
  }
}

/** Whoever deletes their account takes their images along, except those that are still shown. */
export async function deleteAbandoned(context: UploadContext): Promise<void> {
  for (const hash of await uploads.deleteAbandoned(context.db, context.uses.isUnused))
    await deleteFiles(context, hash);
}

/** After the row is gone: a file without a row is harmless, a row without its files is not. */
async function deleteFiles({ db, files }: UploadContext, hash: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    await uploads.lockContent(trx, hash);
    if (await uploads.existsByHash(trx, hash)) return;
    await Promise.all(IMAGE_WIDTHS.map((width) => files.delete(pathOf(hash, width))));
  });
}

function cutOf({ cropX, cropY, cropWidth, cropHeight, aspect }: CropFields): Cut | undefined {
  if (cropX !== undefined && cropY !== undefined && cropWidth !== undefined && cropHeight !== undefined)
    return { x: cropX, y: cropY, width: cropWidth, height: cropHeight };
  return aspect === undefined ? undefined : { aspect };
}

/** Of what is stored and not of what was sent: the same address never stands for other bytes. */
function hashOf({ sizes }: EncodedImage): string {
  const hash = createHash("sha256");
  for (const { name, bytes } of sizes) hash.update(`${name} ${bytes.length}\n`).update(bytes);
  return hash.digest("hex");
}

function weightOf({ sizes }: EncodedImage): number {
  return sizes.reduce((sum, { bytes }) => sum + bytes.length, 0);
}

function pathOf(hash: string, width: number): string {
  return `${hash}/${width}.webp`;
}

/** Each once: of events that are not public, how many there are is nobody's business. */
function placesOf(uses: readonly UploadUse[]): (string | Told<PhraseCode>)[] {
  const visible = uses.filter(({ isVisible }) => isVisible);
  const names = visible.map(({ place }) => ("eventName" in place ? place.eventName : place.speciesName));
  const hidden = visible.length < uses.length ? [tell("hidden-event")] : [];
  return [...new Set(names), ...hidden];
}

function actOf(caller: UserCaller, row: UploadRow) {
  return { actor: actorOf(caller), noun: "upload" as const, nounId: row.id };
}
