import { fromLetters, sumOf, toLetters } from "../../../lib/letters.ts";
import { readPhotoLines, writePhotoLine } from "../../../lib/photo/photo-line.ts";
import type { ReportBody } from "../angler/send-report.ts";

/** The reports of a phone that finds no signal, for a judge to take in. */
export interface ReportFile {
  eventId: number;
  reports: ReportBody[];
}

const MARK = "tightlines-reports-1";

/** What was typed in the first line, the photos after it, a line each. */
export async function writeReportFile({ eventId, reports }: ReportFile): Promise<Blob> {
  const typed = reports.map(({ photo: _photo, ...report }) => report);
  const letters = toLetters(new TextEncoder().encode(JSON.stringify({ eventId, reports: typed })));
  const lines = [[MARK, sumOf(letters), letters].join(".")];
  for (const report of reports) lines.push(await writePhotoLine(report));
  return new Blob(
    lines.map((line) => `${line}\n`),
    { type: "text/plain" },
  );
}

/** Undefined where it is no such file, was cut off or changed. The server reads each report as one that a phone sends. */
export function readReportFile(text: string): ReportFile | undefined {
  const [head = "", ...photoLines] = text.trim().split("\n");
  const [mark, sum, letters] = head.trim().split(".");
  if (mark !== MARK || !letters || sum !== sumOf(letters)) return undefined;
  const photos = readPhotoLines(photoLines);
  const typed = readTyped(letters);
  const reports = typed?.reports.flatMap((report) => {
    const photo = photos?.get(report.id);
    return photo ? [{ ...report, photo }] : [];
  });
  return reports && reports.length === typed?.reports.length
    ? { eventId: typed.eventId, reports }
    : undefined;
}

function readTyped(letters: string): Typed | undefined {
  try {
    const typed = JSON.parse(new TextDecoder().decode(fromLetters(letters))) as Typed;
    return Array.isArray(typed.reports) ? typed : undefined;
  } catch {
    // Made by another version of the page, or by hand.
    return undefined;
  }
}

interface Typed {
  eventId: number;
  reports: Omit<ReportBody, "photo">[];
}
