import type { PrintedResult } from "@tightlines/contract/result/result-paper";
import type { EventRow } from "../../../platform/database/tables/event.table.ts";
import type { FileStore } from "../../../platform/files/file-store.ts";
import { ProblemError } from "../../../platform/http/problem-error.ts";
import { createStamper, type StampScope, versionOf } from "../../../platform/paper/paper-stamp.ts";
import type { PaperJob } from "../../../platform/paper/press.ts";
import { type PaperFill, refuseLongPaper } from "../../../platform/paper/refuse-long-paper.ts";
import { layOutPaper } from "../../event/event-paper.ts";

export type SheetKind = PrintedResult["kind"];

/** A sheet of a paper about results or scores, with a version of its own. */
export interface ResultSheet {
  scope: StampScope<SheetKind>;
  /** What it is about, for whoever scans it. */
  title: string;
  sessionNumber: number | null;
  /** All that it says and that may change. */
  words: unknown;
  /** How many lines or cards it takes. */
  places: number;
  /** What its template reads. */
  content: object;
}

/** Which sheets: of results under a number, or those of now; of one session, or of all. */
export interface SheetWish {
  version?: number | undefined;
  sessionId?: number | undefined;
}

/** All sheets of one kind. */
export interface ResultSheets {
  event: EventRow;
  sheets: readonly ResultSheet[];
}

interface SheetPaper {
  title: string;
  fills: PaperFill;
  template: () => URL;
  /** What is said where there is nothing to print. */
  whenEmpty?: "nothing-scored" | "podium-empty";
}

/** A paper made ready for the press. */
export function layOutSheets(
  { title, fills, template, whenEmpty = "nothing-scored" }: SheetPaper,
  { event, sheets }: ResultSheets,
  { files, publicUrl }: { files: FileStore; publicUrl: string },
): Promise<PaperJob> {
  const places = sheets.reduce((sum, sheet) => sum + sheet.places, 0);
  if (places === 0) throw new ProblemError(whenEmpty);
  refuseLongPaper(fills, places);
  const stamper = createStamper((code) => `${publicUrl}/events/${event.url}/results/pdf?paper=${code}`);
  const stamped = sheets.map(({ scope, words, content }) => ({
    ...content,
    stamp: stamper.stamp(scope, words),
  }));
  const content = { sheets: stamped };
  return layOutPaper(event, { title, template: template(), content, codes: stamper.codes }, files);
}

/** What a printed sheet shows, by the names of now. What is not there any more has no title, and the sheet does not hold. */
export function presentPrinted(
  { scope, version }: { scope: StampScope<SheetKind>; version: string },
  { sheets }: ResultSheets,
): PrintedResult {
  const found = sheets.find((sheet) => String(sheet.scope) === String(scope));
  return {
    isCurrent: found !== undefined && versionOf(found.words) === version,
    kind: scope[0],
    title: found?.title ?? null,
    sessionNumber: found?.sessionNumber ?? null,
  };
}
