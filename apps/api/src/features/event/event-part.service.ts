import { recordAudit } from "../../platform/audit/audit.ts";
import type { AuditEntry } from "../../platform/audit/audit.ts";
import type { Db, Trx } from "../../platform/database/schema.ts";
import type { EventRow } from "../../platform/database/tables/event.table.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { actorOf, type UserCaller } from "../../platform/identity/caller.ts";
import type { ServedEvent } from "../../platform/identity/event-access.ts";
import { bumpEvents } from "../../platform/revision/bump-revision.ts";
import * as events from "./event.repository.ts";

export interface EventPartChange {
  trx: Trx;
  event: EventRow;
  /** Writes the trail of this change. */
  record: (entry: Omit<AuditEntry, "actor" | "eventId">) => Promise<void>;
}

/**
 * Changes something of an event. Changes of one event follow each other: what `decide` has loaded still holds when it
 * stores. Afterwards the event's public pages are rendered anew.
 */
export function changeEventPart<Result>(
  db: Db,
  caller: UserCaller,
  { id }: Pick<ServedEvent, "id">,
  decide: (change: EventPartChange) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    const event = await events.findByIdForUpdate(trx, id);
    if (!event) throw new ProblemError("event-not-found");
    const actor = actorOf(caller);
    const result = await decide({
      trx,
      event,
      record: (entry) => recordAudit(trx, { ...entry, actor, eventId: id }),
    });
    await announceEvent(trx, event);
    return result;
  });
}

/** Tells every process that the event's own pages show something else now. */
export async function announceEvent(trx: Trx, ...versions: EventRow[]): Promise<void> {
  await bumpEvents(trx, versions);
}
