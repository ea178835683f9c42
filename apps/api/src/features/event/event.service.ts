import type { AuditAction } from "@tightlines/contract/audit-action";
import type { EventInput, EventPatch } from "@tightlines/contract/event";
import { numberEventUrl, suggestEventUrl } from "@tightlines/domain/event/event-url";
import { nextEventStatuses, shownStatus } from "@tightlines/domain/event/status";
import type { EventStatus } from "@tightlines/domain/event/status";
import { localTimeAt, readLocalTime } from "@tightlines/domain/time/zone-time";
import { recordAudit } from "../../platform/audit/audit.ts";
import { staleRevision } from "../../platform/audit/stale-revision.ts";
import type { Db, Trx } from "../../platform/database/schema.ts";
import type { EventRow } from "../../platform/database/tables/event.table.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { actorOf, type UserCaller } from "../../platform/identity/caller.ts";
import type { ServedEvent } from "../../platform/identity/event-access.ts";
import { bumpRevision } from "../../platform/revision/bump-revision.ts";
import type { EventRules } from "./event-rules.ts";
import { hasStartedSession } from "./event-sessions.repository.ts";
import { letSessionsFollow, requireSessionsFinished } from "./event-sessions.service.ts";
import { announceEvent } from "./event-part.service.ts";
import { storedDescription } from "./event-description.ts";
import { requireSensibleRegistration } from "./event-registration.service.ts";
import { presentEvent } from "./event.presenter.ts";
import * as events from "./event.repository.ts";
import * as presetSpecies from "./preset-species.repository.ts";

/** Creates an event with a copy of the preset's rules; its creator becomes the owner. */
export async function addEvent(
  db: Db,
  caller: UserCaller,
  { preset, ...input }: EventInput,
  rules: EventRules,
): Promise<EventRow> {
  return db.transaction().execute(async (trx) => {
    const { ruleset, settings, species } = rules.begin(preset);
    const event = await insertAtFreeUrl(trx, {
      ...input,
      ...storedDescription(input.description),
      ...settings,
      ruleset,
      createdBy: caller.userId,
    });
    await events.insertOwner(trx, event.id, caller.userId);
    await rules.storeFirst(trx, caller, event);
    await presetSpecies.insert(trx, event.id, species);
    await record(trx, caller, event.id, "create", { after: auditedFields(event) });
    await announce(trx, event);
    return event;
  });
}

export function changeEvent(
  db: Db,
  caller: UserCaller,
  { id, right }: ServedEvent,
  { revision, ...patch }: EventPatch,
  rules: EventRules,
): Promise<EventRow> {
  return storeChange(db, caller, id, async (trx, before) => {
    if (revision !== undefined && revision !== before.revision)
      throw await staleRevision(
        trx,
        { noun: "event", nounId: id, eventId: id },
        presentEvent(before, caller, right),
      );
    requireDatesInOrder(patch.startsOn ?? before.startsOn, patch.endsOn ?? before.endsOn);
    if (patch.status) requireNextStatus(before, patch.status);
    if (patch.status === "finished" && before.status === "running")
      await requireSessionsFinished(trx, before);
    await letSessionsFollow(trx, caller, before, patch);
    await rules.follow(trx, caller, before, patch);
    const change = toChange(patch, before);
    await requireSensibleRegistration(trx, before, change);
    return change;
  });
}

/** Loads an event, lets `decide` say what changes, stores it with its trail and tells every process. */
export function storeChange(
  db: Db,
  caller: UserCaller,
  id: number,
  decide: (trx: Trx, before: EventRow) => Promise<events.EventChange> | events.EventChange,
): Promise<EventRow> {
  return db.transaction().execute(async (trx) => {
    const before = orNotFound(await events.findByIdForUpdate(trx, id));
    const after = await events.update(trx, id, await decide(trx, before));
    if (!after) throw urlTaken();
    if (after.url !== before.url) {
      await requireGivenUp(trx, after);
      await events.keepOldUrl(trx, before);
    }
    await record(trx, caller, id, "update", { before: auditedFields(before), after: auditedFields(after) });
    await announce(trx, before, after);
    return after;
  });
}

/** What was fished is kept: scores and results are never deleted silently. */
export async function deleteEvent(db: Db, caller: UserCaller, id: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const event = orNotFound(await events.findByIdForUpdate(trx, id));
    if (await wasFished(trx, id)) throw new ProblemError("event-was-fished", { facts: { name: event.name } });
    await events.deleteById(trx, id);
    await record(trx, caller, id, "delete", { before: auditedFields(event) });
    await announce(trx, event);
  });
}

/** Also one that was cancelled afterwards. */
async function wasFished(trx: Trx, id: number): Promise<boolean> {
  return (
    (await events.hasEverBeen(trx, id, "running")) ||
    (await events.hasEverBeen(trx, id, "running", "session")) ||
    hasStartedSession(trx, id)
  );
}

export async function getEvent(db: Db, id: number): Promise<EventRow> {
  return orNotFound(await events.findById(db, id));
}

/** It was there when the caller's right was looked up, but may have been deleted since. */
function orNotFound(event: EventRow | undefined): EventRow {
  if (!event) throw new ProblemError("event-not-found");
  return event;
}

/**
 * A chosen address is taken or not; one made of the name gets a number, also when somebody was faster. Only who chose
 * it may take over an address that used to be another event's.
 */
async function insertAtFreeUrl(
  trx: Trx,
  { url, ...event }: Omit<events.NewEvent, "url"> & { url?: string | undefined },
): Promise<EventRow> {
  if (url) {
    const row = await events.insert(trx, { ...event, url });
    if (!row) throw urlTaken();
    await requireGivenUp(trx, row);
    return row;
  }
  const wanted = suggestEventUrl(event.name);
  const taken = await events.findSimilarUrls(trx, wanted);
  for (let number = 1; ; number++) {
    const numbered = number === 1 ? wanted : numberEventUrl(wanted, number);
    const inserted = !taken.has(numbered) && (await events.insert(trx, { ...event, url: numbered }));
    if (inserted) return inserted;
  }
}

/**
 * Posters of an event that is still to come or being fished go on leading to it. Asked after the address was taken:
 * whoever gives it up at the same moment is done then.
 */
async function requireGivenUp(trx: Trx, { id, url }: EventRow): Promise<void> {
  const status = await events.findStatusByOldUrl(trx, url, { except: id });
  if (status !== "published" && status !== "running") return;
  const sentence = "Another event had this address, and its links still lead there.";
  throw new ProblemError("url-taken", { fields: { url: [sentence] } });
}

function requireDatesInOrder(startsOn: string, endsOn: string): void {
  if (endsOn >= startsOn) return;
  throw new ProblemError("invalid-input", { fields: { endsOn: ["The end is before the start."] } });
}

/** In another time zone, registration opens and closes when the clock shows what it showed before. */
function toChange(
  { registrationOpensAt, registrationClosesAt, moveSessions: _moved, ...patch }: EventPatch,
  before: EventRow,
): events.EventChange {
  const follow = (instant: Date | null) =>
    instant && inZone(instant, before.timeZone, patch.timeZone ?? before.timeZone);
  return {
    ...patch,
    ...(patch.description !== undefined && storedDescription(patch.description)),
    ...(patch.status === "cancelled" && { wasCancelled: true }),
    registrationOpensAt:
      registrationOpensAt === undefined ? follow(before.registrationOpensAt) : toDate(registrationOpensAt),
    registrationClosesAt:
      registrationClosesAt === undefined ? follow(before.registrationClosesAt) : toDate(registrationClosesAt),
  };
}

function inZone(instant: Date, from: string, to: string): Date {
  if (from === to) return instant;
  return new Date(readLocalTime(localTimeAt(instant.toISOString(), from), to).instant);
}

function toDate(instant: string | null): Date | null {
  return instant === null ? null : new Date(instant);
}

/** What was cancelled may be put away, but never becomes an event that took place. */
function requireNextStatus(before: EventRow, to: EventStatus): void {
  if (before.status === to || nextEventStatuses(before).includes(to)) return;
  throw new ProblemError("status-not-possible", { facts: { from: shownStatus(before), to } });
}

function urlTaken(): ProblemError {
  return new ProblemError("url-taken", { fields: { url: ["Another event has this address."] } });
}

/** Tells every process that the list and the event's own pages show something else now. */
async function announce(trx: Trx, ...versions: EventRow[]): Promise<void> {
  await bumpRevision(trx, "events");
  await announceEvent(trx, ...versions);
}

function record(
  db: Db,
  caller: UserCaller,
  eventId: number,
  action: AuditAction,
  change: { before?: Record<string, unknown>; after?: Record<string, unknown> },
): Promise<void> {
  const actor = actorOf(caller);
  return recordAudit(db, { actor, eventId, noun: "event", nounId: eventId, action, ...change });
}

function auditedFields({
  id: _id,
  revision: _revision,
  createdAt: _created,
  updatedAt: _updated,
  searchText: _searchText,
  // It follows from the description.
  descriptionHtml: _descriptionHtml,
  // It follows from the status.
  wasCancelled: _wasCancelled,
  ...fields
}: EventRow) {
  return fields;
}
