import type { ScaleCheckInput } from "@tightlines/contract/score/scale-check";
import type { ScoreOperationInput } from "@tightlines/contract/score/score-operation";
import { encodeHex } from "@tightlines/domain/random/encode-hex";
import { hashSha256 } from "@tightlines/domain/random/hash-sha256";
import { joinBytes } from "@tightlines/domain/random/join-bytes";

/** What waits on a device, to be carried to another one by a file or by codes. */
export interface HandOver {
  eventId: number;
  /** The pass they were entered with; null where somebody was signed in. */
  passId: number | null;
  /** The name of the pass. */
  passName: string | null;
  operations: ScoreOperationInput[];
  checks: ScaleCheckInput[];
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
/** Of a SHA-256: against a file that was cut off or changed, not against somebody who makes one. */
const SUM_LETTERS = 16;

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
    // An older version of the page hands no checks of scales over.
    const whole = { checks: [], ...found };
    return isHandOver(whole) ? whole : undefined;
  } catch {
    // Made by another version of the page, or by hand.
    return undefined;
  }
}

/** As far as this page relies on it: the server reads each operation as carefully as one that a device sends. */
function isHandOver(found: Partial<HandOver>): found is HandOver {
  const { eventId, passId, operations, checks } = found;
  const isOfPass = passId === null || typeof passId === "number";
  if (typeof eventId !== "number" || !isOfPass) return false;
  return Array.isArray(operations) && Array.isArray(checks) && operations.length + checks.length > 0;
}

function sumOf(data: string): string {
  return encodeHex(hashSha256(joinBytes(data))).slice(0, SUM_LETTERS);
}

async function throughStream(
  bytes: Uint8Array,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const answer = new Response(new Blob([bytes.slice()]).stream().pipeThrough(stream));
  return new Uint8Array(await answer.arrayBuffer());
}

/** Base64 with letters that no scanner or mail program changes. */
function toLetters(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join("");
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function fromLetters(letters: string): Uint8Array {
  const text = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.codePointAt(0)!);
}
