import {
  archive,
  ARCHIVE_FORMAT,
  ARCHIVE_VERSION,
  type ArchiveContent,
} from "@tightlines/contract/archive/archive";
import { readRun } from "../../features/draw/draw-run.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { hashContent } from "./write-archive.ts";

/** What a file holds, once it is known to be an archive of a version we read that nobody has changed. */
export function readArchive(file: Buffer): ArchiveContent {
  const parsed = parseJson(file);
  if (parsed["format"] !== ARCHIVE_FORMAT) throw new ProblemError("archive-not-one");
  const { version, content } = parsed;
  if (typeof version === "number" && version > ARCHIVE_VERSION)
    throw new ProblemError("archive-newer", { facts: { version, known: ARCHIVE_VERSION } });
  if (!isObject(content) || hash(content) !== parsed["sha256"]) throw new ProblemError("archive-changed");
  const read = archive.safeParse(parsed);
  if (!read.success) throw broken(read.error.issues[0]?.path.slice(1).join(" ") ?? "content");
  for (const run of read.data.content.runs) requireReadable(run);
  return read.data.content;
}

/** It was made and sealed, and still does not hold together. */
export function broken(place: string): ProblemError {
  return new ProblemError("archive-broken", { facts: { place } });
}

function parseJson(file: Buffer): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(file.toString("utf8"));
    if (isObject(parsed)) return parsed;
  } catch {
    // Said below, as for any other file.
  }
  throw new ProblemError("archive-not-one");
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What cannot be hashed was not written by us. */
function hash(content: object): string | undefined {
  try {
    return hashContent(content);
  } catch {
    return undefined;
  }
}

/** The shape of a draw's documents depends on its kind. */
function requireReadable(run: ArchiveContent["runs"][number]): void {
  try {
    readRun(run as unknown as Parameters<typeof readRun>[0]);
  } catch {
    throw broken(`runs ${run.number}`);
  }
}
