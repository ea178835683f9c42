import { createHash } from "node:crypto";
import { REPORT_WIDTHS } from "@tightlines/contract/report/report";
import {
  countDifferences,
  PRINT_GRID,
  printPhoto,
  SAME_PHOTO_BITS,
} from "@tightlines/domain/report/photo-print";
import type { ReportRow } from "../../platform/database/tables/report.table.ts";
import { encodeImage, type EncodedImage } from "../../platform/files/encode-image.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import { greyGrid } from "../../platform/files/grey-grid.ts";

export type PhotoWidth = (typeof REPORT_WIDTHS)[number];

/** A photo as it is kept: upright and without anything that a camera has written into it, such as where it was taken. */
export interface ReadPhoto {
  /** Of what was sent, by which a report that is sent again is known. */
  hash: string;
  print: string;
  image: EncodedImage;
}

export async function readPhoto(bytes: Buffer): Promise<ReadPhoto> {
  const image = await encodeImage(bytes, REPORT_WIDTHS);
  const print = printPhoto(await greyGrid(image.sizes.at(-1)!.bytes, PRINT_GRID));
  return { hash: hashOf(bytes), print, image };
}

export function hashOf(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** Not where `/files` is served from: an address leads nobody to a photo. */
export function photoPath({ eventId, id }: Pick<ReportRow, "eventId" | "id">, width: PhotoWidth): string {
  return `reports/${eventId}/${id}/${width}.webp`;
}

export async function storePhoto(
  files: FileStore,
  key: Pick<ReportRow, "eventId" | "id">,
  { image }: ReadPhoto,
): Promise<void> {
  await Promise.all(
    image.sizes.map(({ name, bytes }) =>
      files.write(photoPath(key, name as PhotoWidth), bytes, "image/webp"),
    ),
  );
}

/** The earliest of these whose photo looks the same. */
export function findSamePhoto(
  print: string,
  others: readonly Pick<ReportRow, "id" | "photoPrint">[],
): string | null {
  const same = others.find(({ photoPrint }) => countDifferences(print, photoPrint) <= SAME_PHOTO_BITS);
  return same?.id ?? null;
}
