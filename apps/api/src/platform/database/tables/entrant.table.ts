import type { EntrantReply } from "@tightlines/domain/registration/entrant-reply";
import type { ListedPerson } from "@tightlines/domain/registration/compare-listed";
import type { ColumnType, Generated, GeneratedAlways, Selectable } from "kysely";

/** One of those a registration is for. */
export interface EntrantTable {
  id: GeneratedAlways<number>;
  eventId: number;
  registrationId: number;
  /** In the order they were named. */
  position: number;
  firstName: string;
  lastName: string;
  email: Generated<string>;
  club: Generated<string>;
  country: Generated<string>;
  licence: Generated<string>;
  isReserve: Generated<boolean>;
  isMinor: Generated<boolean>;
  needsAccessiblePeg: Generated<boolean>;
  /** Their own account, where it is known. */
  userId: number | null;
  /** Whom they became on the start list. */
  anglerId: number | null;
  /** What the start list took over of them. JSONB goes in as text. */
  listed: ColumnType<ListedPerson | null, string | null | undefined, string | null>;
  /** Their registration did not hold any more when the start list was made. */
  isWithdrawnByList: Generated<boolean>;
  /** What they have said to being named. */
  reply: EntrantReply | null;
  repliedAt: Date | null;
  /** When the last letter asked them. */
  askedAt: Date | null;
  /** The code of that letter is a secret of theirs: only its hash is kept. */
  codeHash: string | null;
  codeExpiresAt: Date | null;
  /** The name without accents, case and order: the same person twice is found by it. */
  nameKey: string;
}

export type EntrantRow = Selectable<EntrantTable>;
