import type { ReportState } from "@tightlines/domain/report/report-state";
import type { ColumnType, Generated, GeneratedAlways, Selectable } from "kysely";

/** A fish that an angler has reported. What counts of it is a fish of a score, with the same id. */
export interface ReportTable {
  eventId: number;
  /** Made on the device: sent again, it is found by it. */
  id: string;
  number: GeneratedAlways<number>;
  sessionId: number;
  anglerId: number;
  userId: number | null;
  speciesId: number;
  lengthMm: number | null;
  weightGrams: number | null;
  caughtAt: Date;
  hasCode: boolean;
  /** In degrees; PostgreSQL answers exact numbers as text. */
  latitude: ColumnType<string | null, number | null>;
  longitude: ColumnType<string | null, number | null>;
  /** Of the bytes that were sent. */
  photoHash: string;
  /** Of what is to be seen on it. */
  photoPrint: string;
  photoWidth: number;
  photoHeight: number;
  samePhotoAs: string | null;
  /** The report in whose place this one was sent. */
  answers: string | null;
  state: Generated<ReportState>;
  reason: Generated<string>;
  decidedBy: number | null;
  decidedAt: Date | null;
  /** By the clock of the device. */
  madeAt: Date;
  revision: Generated<number>;
  createdAt: ColumnType<Date, never, never>;
  updatedAt: ColumnType<Date, never, Date>;
}

export type ReportRow = Selectable<ReportTable>;
