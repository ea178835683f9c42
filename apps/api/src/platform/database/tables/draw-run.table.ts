import type { DrawRunKind, SeedSource } from "@tightlines/domain/draw/draw-run";
import type { ColumnType, Generated, GeneratedAlways, RawBuilder, Selectable } from "kysely";

export type DrawRunStatus = "draft" | "published" | "locked" | "superseded" | "undone";

/** What the JSON holds depends on the kind: draw-run.ts of the feature reads it. */
export interface DrawRunTable {
  id: GeneratedAlways<number>;
  eventId: number;
  number: number;
  kind: DrawRunKind;
  sessionId: number | null;
  status: Generated<DrawRunStatus>;
  /** Says which steps turn the seed and the input into the outcome; see docs/rules/draw.md. */
  algorithm: Generated<string>;
  /** What the organizer asked for; the input was made of it. */
  plan: ColumnType<unknown, string | undefined, never>;
  /** 256 bits in hexadecimal; a secret until the run is published. */
  seed: string;
  seedSource: SeedSource;
  seedHash: string;
  input: Json;
  inputHash: string;
  /** Whether the crowd is asked to add something to the seed before the draw is made. */
  takesIngredient: Generated<boolean>;
  /** What the crowd adds to the seed after its hash is public. */
  ingredient: Generated<string>;
  outcome: OptionalJson;
  report: OptionalJson;
  /** Whom it moved when it was put into force, and from which group: `{ anglerId, groupId }`. Null when nobody knows. */
  moved: OptionalJson;
  reason: Generated<string>;
  actorUid: string | null;
  revision: Generated<number>;
  createdAt: ColumnType<Date, never, never>;
  updatedAt: ColumnType<Date, never, Date>;
  /** When the pegs were drawn; a draw of groups is drawn as it is made. */
  drawnAt: Date | null;
  /** The steps that the ceremony has shown, by their place in the list of all, in the order they were shown. */
  revealed: Generated<number[]>;
  /** Who was not there when it was their turn to choose, in the order they were passed over: `{ sessionId, turn }`. */
  passes: ColumnType<unknown, string | undefined, string>;
  /** Which pegs were chosen in an order of choice, in the order they were chosen or given back. */
  choices: ColumnType<unknown, string | undefined, string>;
  /** The order of choice or the duels with every change since; null as long as no change has touched them. */
  held: OptionalJson;
  publishedAt: Date | null;
  lockedAt: Date | null;
  /** How often it was opened again after it was locked: `{ uid, at, reason }`. */
  unlocks: ColumnType<unknown, string | undefined, RawBuilder<unknown>>;
  /** How many letters about it were not written, because of the limit of a day. */
  unsentLetters: Generated<number>;
  undoneAt: Date | null;
  undoneByUid: string | null;
  undoneReason: Generated<string>;
  /** It came with an archive: the promised input has the numbers of the event's home. */
  isImported: Generated<boolean>;
}

export type DrawRunRow = Selectable<DrawRunTable>;

/** JSONB goes in as text. */
type Json = ColumnType<unknown, string, never>;
type OptionalJson = ColumnType<unknown, string | null | undefined, string | null>;
