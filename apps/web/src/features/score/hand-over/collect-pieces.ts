import { readPhotoLines } from "../../../lib/photo/photo-line.ts";
import { type HandOver, type Piece, readPiece, readPieces } from "./hand-over.ts";

/** How far somebody is who takes entries in. */
export type Collected =
  | { state: "none" }
  /** Something else was read than a hand-over of entries. */
  | { state: "unknown" }
  /** It was cut off or changed on its way. */
  | { state: "broken" }
  | { state: "some"; pieces: readonly Piece[]; count: number }
  /** With the photos of its file, by their fish. */
  | { state: "all"; handOver: HandOver; photos: ReadonlyMap<string, Blob> };

/** Adds what a code or a file says, which has its photos below its entries. A code of another hand-over begins anew. */
export async function collectPiece(before: Collected, text: string): Promise<Collected> {
  const [entries = "", ...photoLines] = text.trim().split("\n");
  const piece = readPiece(entries);
  if (!piece) return before.state === "some" ? before : { state: "unknown" };
  const known = before.state === "some" && before.pieces[0]!.sum === piece.sum ? before.pieces : [];
  const pieces = [...known.filter(({ number }) => number !== piece.number), piece];
  if (pieces.length < piece.count) return { state: "some", pieces, count: piece.count };
  const handOver = await readPieces(pieces);
  const photos = readPhotoLines(photoLines);
  if (!handOver || !photos || handOver.photoIds.some((id) => !photos.has(id))) return { state: "broken" };
  return { state: "all", handOver, photos };
}
