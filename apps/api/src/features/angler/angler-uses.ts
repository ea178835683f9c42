import type { Db } from "../../platform/database/schema.ts";

/** What later nouns do with anglers. They hand it over in app.ts: a noun knows none that comes after it. */
export interface AnglerUses {
  /** The groups somebody may be in, in the event's order. */
  findGroups: (db: Db, eventId: number) => Promise<{ id: number; code: string; name: string }[]>;
  /** Of these groups, those the rotation sends somewhere, with who is in them. */
  findRotatingGroups: (db: Db, eventId: number, groupIds: readonly number[]) => Promise<RotatingGroup[]>;
  /** Whether the public sees people under age by first name and initial alone. */
  hidesMinors: (db: Db, eventId: number) => Promise<boolean>;
  /** Into which group the draw in force has put each; nothing where none is in force. */
  findDrawnGroups: (db: Db, eventId: number) => Promise<ReadonlyMap<number, number>>;
  hasLockedDraw: (db: Db, eventId: number) => Promise<boolean>;
  /** What speaks of one of these anglers and would be wrong without them: the draws in force, by name. */
  findDependents: (db: Db, eventId: number, anglerIds: readonly number[]) => Promise<number[]>;
  countPlaces: (db: Db, eventId: number, anglerIds: readonly number[]) => Promise<number>;
  countProtests: (db: Db, eventId: number, anglerIds: readonly number[]) => Promise<number>;
  countScores: (db: Db, eventId: number, anglerIds: readonly number[]) => Promise<number>;
}

interface RotatingGroup {
  id: number;
  code: string;
  cells: number;
  anglerIds: number[];
}
