import type { Generated } from "kysely";

/** An address an event had before. A current address of any event goes before it. */
export interface EventOldUrlTable {
  url: string;
  eventId: number;
  createdAt: Generated<Date>;
}
