import type { ScaleCheckInput } from "@tightlines/contract/score/scale-check";
import type { ScoreOperationInput } from "@tightlines/contract/score/score-operation";
import { joinBytes } from "@tightlines/domain/random/join-bytes";
import { fromLetters, sumOf, toLetters } from "../../../lib/letters.ts";
import { writePhotoLine } from "../../../lib/photo/photo-line.ts";
import type { PhotoBody } from "../device/score-caller.ts";

/** What waits on a device, to be carried to another one by a file or by codes. */
export interface HandOver {
  eventId: number;
  /** The pass they were entered with; null where somebody was signed in. */
  passId: number | null;
  /** The name of the pass. */
  passName: string | null;
  operations: ScoreOperationInput[];
  checks: ScaleCheckInput[];
  /** The fish whose photos are in the file, a line each; codes are too small for them. */
  photoIds: string[];
}

/** What one code says, and what a file says as a whole. */
export interface Piece {
  /** The same for all pieces of a hand-over. */
  sum: string;
  number: number;
  count: number;
  data: string;
}

/** So much that a phone reads the code from another phone's screen at once. */
const CODE_LENGTH = 450;
const MARK = "tightlines-entries-1";

/** The entries in the first line, their photos after it. */
export async function writeHandOverFile(
  handOver: Omit<HandOver, "photoIds">,
  photos: readonly PhotoBody[],
): Promise<Blob> {
  const photoIds = photos.map(({ catchId }) => catchId);
  const lines = await writePieces({ ...handOver, photoIds }, Number.POSITIVE_INFINITY);
  for (const { catchId, photo } of photos) lines.push(await writePhotoLine({ id: catchId, photo }));
  return new Blob(
    lines.map((line) => `${line}\n`),
    { type: "text/plain" },
  );
}

/** One line for each code, or a single one for a file. */
export async function writePieces(handOver: HandOver, length = CODE_LENGTH): Promise<string[]> {
  const data = toLetters(
    await throughStream(joinBytes(JSON.stringify(handOver)), new CompressionStream("deflate-raw")),
  );
  const count = Math.max(1, Math.ceil(data.length / length));
  return Array.from({ length: count }, (_, place) => {
    const part = count === 1 ? data : data.slice(place * length, (place + 1) * length);
    return [MARK, sumOf(data), place + 1, count, part].join(".");
  });
}

export function readPiece(text: string): Piece | undefined {
  const found = /^tightlines-entries-1\.([0-9a-f]{16})\.(\d{1,4})\.(\d{1,4})\.([\w-]*)$/.exec(text.trim());
  if (!found) return undefined;
  const [, sum, number, count, data] = found as unknown as [string, string, string, string, string];
  return { sum, number: Number(number), count: Number(count), data };
}

/** What the pieces say together; undefined where one is missing, was cut off or changed. */
export async function readPieces(pieces: readonly Piece[]): Promise<HandOver | undefined> {
  const data = pieces
    .toSorted((one, other) => one.number - other.number)
    .map((piece) => piece.data)
    .join("");
  if (pieces.length === 0 || sumOf(data) !== pieces[0]!.sum) return undefined;
  try {
    const bytes = await throughStream(fromLetters(data), new DecompressionStream("deflate-raw"));
    const found = JSON.parse(new TextDecoder().decode(bytes)) as Partial<HandOver>;
    // An older version of the page hands neither checks of scales nor photos over.
    const whole = { checks: [], photoIds: [], ...found };
    return isHandOver(whole) ? whole : undefined;
  } catch {
    // Made by another version of the page, or by hand.
    return undefined;
  }
}

/** As far as this page relies on it: the server reads each operation as carefully as one that a device sends. */
function isHandOver(found: Partial<HandOver>): found is HandOver {
  const { eventId, passId, operations, checks, photoIds } = found;
  const isOfPass = passId === null || typeof passId === "number";
  if (typeof eventId !== "number" || !isOfPass) return false;
  const lists = [operations, checks, photoIds];
  return lists.every(Array.isArray) && lists.some((list) => list.length > 0);
}

async function throughStream(
  bytes: Uint8Array,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const answer = new Response(new Blob([bytes.slice()]).stream().pipeThrough(stream));
  return new Uint8Array(await answer.arrayBuffer());
}
