import {
  type EventAuditNoun,
  type EventNoun,
  eventTopic,
  type Topic,
  topicOfNoun,
} from "@tightlines/contract/topic";
import { recordAudit } from "../../platform/audit/audit.ts";
import type { AuditEntry } from "../../platform/audit/audit.ts";
import { requireSeen } from "../../platform/audit/require-seen.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import { limitWait, lockRows, type RowLock } from "../../platform/database/lock-rows.ts";
import { requireRoom } from "../../platform/database/require-room.ts";
import type { Db, Trx } from "../../platform/database/schema.ts";
import type { EventRow } from "../../platform/database/tables/event.table.ts";
import type { EventCall, UserCall } from "../../platform/http/call.ts";
import { requireFound } from "../../platform/http/require-found.ts";
import { actorOf, type UserCaller } from "../../platform/identity/caller.ts";
import { bumpRevisions } from "../../platform/revision/bump-revision.ts";
import * as events from "./event.repository.ts";

/** What a change of an event needs for itself, and whose pages it makes stale. */
export interface ChangeScope {
  /** Each noun whose rows may change. */
  topics: readonly ChangedNoun[];
  /**
   * The rows that nobody else may change meanwhile. Without any it is the event's own row: changes of one event then
   * follow each other, and what one has loaded still holds when it stores.
   */
  locks?: readonly RowLock[];
  /** Whether the event itself has to stay as it is meanwhile, for a change that has locks of its own. */
  keepsEvent?: true;
  /** How long it waits for a row that somebody else holds, before it is refused; without it, as long as it takes. */
  waitsMs?: number;
}

export interface EventPartChange {
  trx: Trx;
  event: EventRow;
  caller: UserCaller;
  /** Writes the trail of this change. It speaks of nouns alone whose topics the change has named. */
  record: (entry: EventEntry) => Promise<void>;
  /** Refuses whoever saw an older version of a row; `present` makes of it what the endpoint would answer. */
  requireSeen: <Row extends { id: number | string; revision: number }>(
    noun: EventAuditNoun,
    row: Row,
    seen: number | undefined,
    present: (row: Row) => object,
  ) => Promise<void>;
  /** Names a topic that only some changes of this kind move. */
  alsoMove: (what: SpanningTopic | ChangedNoun) => void;
  /** Says that the event has room for what is added, so that nobody has to count it. */
  knowRoom: (noun: EventAuditNoun) => void;
}

/** What spans events, and some changes of one event move. */
type SpanningTopic = "events" | "people";

/** `event` stands for what every page of the event shows. */
type ChangedNoun = "event" | EventNoun;

type EventEntry = Omit<AuditEntry, "actor" | "eventId" | "noun"> & { noun: EventAuditNoun };

/** Changes something of an event, in one transaction: locks, lets `decide` load and store, and moves the topics. */
export function changeEventPart<Result>(
  { db, caller, event: { id } }: UserCall & { event: Pick<EventCall["event"], "id"> },
  scope: ChangeScope,
  decide: (change: EventPartChange) => Promise<Result>,
): Promise<Result> {
  return changeEvent({ db, id, actor: actorOf(caller) }, scope, (change) => decide({ ...change, caller }));
}

/** The same for what the product does by itself, when its time has come, or for somebody who needs no account. */
export function changeEventAlone<Result>(
  db: Db,
  id: number,
  scope: ChangeScope,
  decide: (change: Omit<EventPartChange, "caller">) => Promise<Result>,
  actor: AuditEntry["actor"] = null,
): Promise<Result> {
  return changeEvent({ db, id, actor }, scope, decide);
}

function changeEvent<Result>(
  { db, id, actor }: { db: Db; id: number; actor: AuditEntry["actor"] },
  { topics, locks, keepsEvent, waitsMs }: ChangeScope,
  decide: (change: Omit<EventPartChange, "caller">) => Promise<Result>,
): Promise<Result> {
  return inTransaction(db, async (trx) => {
    if (waitsMs !== undefined) await limitWait(trx, waitsMs);
    // The event before its parts, as who deletes it locks them: the two never wait for each other.
    const find = keepsEvent ? events.findByIdForShare : events.findByIdKept;
    const event = requireFound(
      await (locks ? find(trx, id) : events.findByIdForUpdate(trx, id)),
      "event-not-found",
    );
    await lockRows(trx, id, locks ?? []);
    const moved = new Set<SpanningTopic | ChangedNoun>(topics);
    const added = new Set<string>();
    const roomy = new Set<string>();
    const result = await decide({
      trx,
      event,
      record: async (entry) => {
        if (!moved.has(topicOfNoun[entry.noun])) throw new Error(`This change does not name ${entry.noun}`);
        if (entry.action === "create") added.add(entry.noun);
        await recordAudit(trx, { ...entry, actor, eventId: id });
      },
      requireSeen: (noun, row, seen, present) =>
        requireSeen(trx, { noun, nounId: row.id, eventId: id }, row, seen, present),
      alsoMove: (what) => moved.add(what),
      knowRoom: (noun) => roomy.add(noun),
    });
    for (const noun of added) if (!roomy.has(noun)) await requireRoom(trx, id, noun);
    await bumpRevisions(
      trx,
      [...moved].map((what) => topicOf(id, what)),
    );
    return result;
  });
}

function topicOf(eventId: number, what: SpanningTopic | ChangedNoun): Topic {
  if (what === "events" || what === "people") return what;
  return what === "event" ? eventTopic(eventId) : eventTopic(eventId, what);
}
