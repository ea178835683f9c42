import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";

/**
 * A backup is one gzip file of lines, readable with zcat:
 *
 *   {"format":"tightlines-backup","version":1,…,"migrations":[…]}   what it is, and the schema it was written with
 *   {"table":"audit","columns":["id",…],"sequences":{"id":42},…}    then that table's rows in PostgreSQL's COPY text
 *   \.                                                              the end of the rows: COPY never writes this line
 *   …
 *   {"sha256":"…"}                                                  of every byte before this line
 *
 * COPY text is the same in every version of PostgreSQL, which makes a backup the way from one major to the next.
 */
export interface BackupHeader {
  format: typeof BACKUP_FORMAT;
  version: typeof BACKUP_VERSION;
  writtenAt: string;
  /** The migrations the schema consisted of, in order. */
  migrations: string[];
  tableCount: number;
}

export interface BackupTable {
  schema: string;
  table: string;
  columns: string[];
  /** Where each counting column stands: a number once given is never given again. */
  sequences: Record<string, number>;
}

export interface BackupProgress {
  table: string;
  tablesDone: number;
  tableCount: number;
}

export const BACKUP_FORMAT = "tightlines-backup";
export const BACKUP_VERSION = 1;
export const END_OF_ROWS = "\\.\n";

const NEWLINE = 0x0a;

export function toLine(record: BackupHeader | BackupTable): string {
  return `${JSON.stringify(record)}\n`;
}

/** The same bytes, and then the line that proves them. */
export async function* withChecksum(
  content: AsyncIterable<string | Buffer>,
): AsyncGenerator<string | Buffer> {
  const hash = createHash("sha256");
  for await (const chunk of content) {
    hash.update(chunk);
    yield chunk;
  }
  yield checksumLine(hash.digest("hex"));
}

/** Reads the whole file and answers its header, or undefined when a single byte is missing or wrong. */
export async function verifyBackup(filePath: string): Promise<BackupHeader | undefined> {
  const hash = createHash("sha256");
  let header: Buffer | undefined;
  let last: Buffer | undefined;
  for await (const line of readLines(filePath)) {
    if (last) hash.update(last);
    header ??= line;
    last = line;
  }
  if (!header || last?.toString() !== checksumLine(hash.digest("hex"))) return undefined;
  const record: BackupHeader = JSON.parse(header.toString());
  return record;
}

/** Each line with its newline. Not node:readline, which also breaks lines at characters that names may contain. */
export async function* readLines(filePath: string): AsyncGenerator<Buffer> {
  let begun: Buffer[] = [];
  // The callback is pipeline's way to ask for no promise: the loop below meets the error itself.
  const content: AsyncIterable<Buffer> = pipeline(createReadStream(filePath), createGunzip(), () => {});
  for await (const chunk of content) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      yield Buffer.concat([...begun, chunk.subarray(start, end + 1)]);
      begun = [];
      start = end + 1;
    }
    if (start < chunk.length) begun.push(chunk.subarray(start));
  }
  if (begun.length > 0) yield Buffer.concat(begun);
}

function checksumLine(sha256: string): string {
  return `${JSON.stringify({ sha256 })}\n`;
}
