import type { Published } from "@tightlines/contract/published";
import type { Db } from "../../platform/database/schema.ts";
import type { EventPartChange } from "../event/event-part.service.ts";

/** What later nouns do with sessions. They hand it over in app.ts: a noun knows none that comes after it. */
export interface SessionUses {
  /** How many cells of the rotation are about a session. */
  countCells: (db: Db, eventId: number, sessionId: number) => Promise<number>;
  countDraws: (db: Db, eventId: number, sessionId: number) => Promise<number>;
  /** Who fishes in a session and has nothing entered, not even that they were absent; only those whose card went `since` then. */
  findWithoutCard: (db: Db, eventId: number, sessionId: number, since?: Date) => Promise<string[]>;
  /** How many entries about a session wait for somebody to decide about them. */
  countUndecided: (db: Db, eventId: number, sessionId: number) => Promise<number>;
  /** Protests that nobody has decided. */
  countOpenProtests: (db: Db, eventId: number, sessionId: number) => Promise<number>;
  /** All protests, whatever became of them. */
  countProtests: (db: Db, eventId: number, sessionId: number) => Promise<number>;
  countScores: (db: Db, eventId: number, sessionId: number) => Promise<number>;
  /** Publishes the results, as a part of the change that is their occasion; null where nothing of the session is ranked. */
  publishResults: (change: EventPartChange, occasion: ResultOccasion) => Promise<Published | null>;
}

export interface ResultOccasion {
  sessionId: number;
  cause: "closed" | "official";
  reason: string;
  userId: number;
}
