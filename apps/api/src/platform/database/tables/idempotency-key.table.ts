import type { ColumnType } from "kysely";

/** A change that its caller has named: sent again, it is answered from here. */
export interface IdempotencyKeyTable {
  /** The caller's uid; a hash of the address where nobody is signed in. */
  caller: string;
  key: string;
  /** A hash of what was asked for. */
  fingerprint: string;
  /** What was answered, in the words that were sent. Null only inside the transaction that is carrying the change out. */
  status: number | null;
  answer: string | null;
  createdAt: ColumnType<Date, never, never>;
}
