import type { ChangerRole } from "@tightlines/contract/draw-change";
import type { ColumnType, Generated, GeneratedAlways, Selectable } from "kysely";

/** A repair of a published draw, or a change of it by hand; draw-change.ts of the feature reads the JSON. */
export interface DrawChangeTable {
  id: GeneratedAlways<number>;
  eventId: number;
  runId: number;
  /** Counts the changes of a run, from 1. */
  number: number;
  change: Json;
  /** How the event differed by then from what the draw was made of. */
  news: Json;
  moves: Json;
  reason: string;
  actorUid: string;
  actorRole: ChangerRole;
  createdAt: ColumnType<Date, never, never>;
  undoneAt: Date | null;
  undoneByUid: string | null;
  undoneReason: Generated<string>;
}

export type DrawChangeRow = Selectable<DrawChangeTable>;

/** JSONB goes in as text. */
type Json = ColumnType<unknown, string, never>;
