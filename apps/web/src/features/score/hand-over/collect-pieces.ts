import { type HandOver, type Piece, readPiece, readPieces } from "./hand-over.ts";

/** How far somebody is who takes entries in. */
export type Collected =
  | { state: "none" }
  /** Something else was read than a hand-over of entries. */
  | { state: "unknown" }
  /** It was cut off or changed on its way. */
  | { state: "broken" }
  | { state: "some"; pieces: readonly Piece[]; count: number }
  | { state: "all"; handOver: HandOver };

/** Adds what a code or a file says. A code of another hand-over begins anew. */
export async function collectPiece(before: Collected, text: string): Promise<Collected> {
  const piece = readPiece(text);
  if (!piece) return before.state === "some" ? before : { state: "unknown" };
  const known = before.state === "some" && before.pieces[0]!.sum === piece.sum ? before.pieces : [];
  const pieces = [...known.filter(({ number }) => number !== piece.number), piece];
  if (pieces.length < piece.count) return { state: "some", pieces, count: piece.count };
  const handOver = await readPieces(pieces);
  return handOver ? { state: "all", handOver } : { state: "broken" };
}
