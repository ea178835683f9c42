import type { ColumnType, Generated, Selectable } from "kysely";

/** One for each event that was ever to be drawn. It is never drawn twice, and stays as long as the event does. */
export interface LotteryTable {
  eventId: number;
  /** 256 bits in hexadecimal; a secret until the lottery is drawn. */
  seed: string;
  seedHash: string;
  createdAt: ColumnType<Date, never, never>;
  drawnAt: ColumnType<Date | null, never, Date>;
  actorUid: ColumnType<string | null, never, string>;
  /** Says which steps turn the seed and the input into the outcome; see docs/rules/draw.md. */
  algorithm: ColumnType<string | null, never, string>;
  /** What the crowd added to the seed. */
  ingredient: Generated<string>;
  input: Json;
  inputHash: ColumnType<string | null, never, string>;
  outcome: Json;
}

export type LotteryRow = Selectable<LotteryTable>;

/** JSONB goes in as text. Null until it is drawn. */
type Json = ColumnType<unknown, never, string>;
