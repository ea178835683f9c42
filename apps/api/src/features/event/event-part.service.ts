import { recordAudit } from "../../platform/audit/audit.ts";
import type { AuditEntry } from "../../platform/audit/audit.ts";
import { requireSeen } from "../../platform/audit/require-seen.ts";
import type { Trx } from "../../platform/database/schema.ts";
import type { EventRow } from "../../platform/database/tables/event.table.ts";
import type { EventCall, UserCall } from "../../platform/http/call.ts";
import { requireFound } from "../../platform/http/require-found.ts";
import { actorOf, type UserCaller } from "../../platform/identity/caller.ts";
import { bumpEvents } from "../../platform/revision/bump-revision.ts";
import * as events from "./event.repository.ts";

export interface EventPartChange {
  trx: Trx;
  event: EventRow;
  caller: UserCaller;
  /** Writes the trail of this change. */
  record: (entry: Omit<AuditEntry, "actor" | "eventId">) => Promise<void>;
  /** Refuses whoever saw an older version of a row; `present` makes of it what the endpoint would answer. */
  requireSeen: <Row extends { id: number | string; revision: number }>(
    noun: string,
    row: Row,
    seen: number | undefined,
    present: (row: Row) => object,
  ) => Promise<void>;
}

/**
 * Changes something of an event. Changes of one event follow each other: what `decide` has loaded still holds when it
 * stores. Afterwards the event's public pages are rendered anew.
 */
export function changeEventPart<Result>(
  { db, caller, event: { id } }: UserCall & { event: Pick<EventCall["event"], "id"> },
  decide: (change: EventPartChange) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    const event = requireFound(await events.findByIdForUpdate(trx, id), "event-not-found");
    const actor = actorOf(caller);
    const result = await decide({
      trx,
      event,
      caller,
      record: (entry) => recordAudit(trx, { ...entry, actor, eventId: id }),
      requireSeen: (noun, row, seen, present) =>
        requireSeen(trx, { noun, nounId: row.id, eventId: id }, row, seen, present),
    });
    await announceEvent(trx, event);
    return result;
  });
}

/** Tells every process that the event's own pages show something else now. */
export async function announceEvent(trx: Trx, ...versions: EventRow[]): Promise<void> {
  await bumpEvents(trx, versions);
}
