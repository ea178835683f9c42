import type { EventInput, EventPatch } from "@tightlines/contract/event";
import { tell } from "@tightlines/contract/problem/problem";
import { numberEventUrl, suggestEventUrl } from "@tightlines/domain/event/event-url";
import { nextEventStatuses, shownStatus } from "@tightlines/domain/event/status";
import type { EventStatus } from "@tightlines/domain/event/status";
import { localTimeAt, readLocalTime } from "@tightlines/domain/time/zone-time";
import { auditedValues } from "../../platform/audit/audited-values.ts";
import { recordAudit } from "../../platform/audit/audit.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Db, Trx } from "../../platform/database/schema.ts";
import type { EventRow } from "../../platform/database/tables/event.table.ts";
import type { EventCall, UserCall } from "../../platform/http/call.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { requireFound } from "../../platform/http/require-found.ts";
import { actorOf, type UserCaller } from "../../platform/identity/caller.ts";
import { bumpRevisions } from "../../platform/revision/bump-revision.ts";
import type { EventParts } from "./event-parts.ts";
import { changeEventPart, type EventPartChange } from "./event-part.service.ts";
import { storedDescription } from "./event-description.ts";
import { requireSensibleRegistration } from "./event-registration.service.ts";
import { presentEvent } from "./event.presenter.ts";
import { isListedAlike } from "./listed-event.ts";
import * as events from "./event.repository.ts";

/** Creates an event with a copy of the preset's rules and what its layout asks for; its creator becomes the owner. */
export async function addEvent(
  { db, caller }: UserCall,
  { preset, layout, ...input }: EventInput,
  parts: EventParts,
): Promise<EventRow> {
  return inTransaction(db, async (trx) => {
    const { ruleset, settings, species } = parts.rules.begin(preset);
    const event = await insertAtFreeUrl(trx, {
      ...input,
      ...storedDescription(input.description),
      ...settings,
      ruleset,
      createdBy: caller.userId,
    });
    await beginEvent(trx, caller, event, parts);
    await parts.rules.storeFirst(trx, caller, event);
    await parts.addSpecies(trx, event.id, species);
    if (layout) await parts.layOut(trx, caller, event, layout);
    return event;
  });
}

/**
 * An event that was made elsewhere, or a copy of another, at the address that it should have, or at one beside it. Its parts
 * follow. `origin` stands in the trail.
 */
export async function addImportedEvent(
  trx: Trx,
  caller: UserCaller,
  { url, ...event }: Omit<events.NewEvent, "createdBy">,
  parts: EventParts,
  origin: Origin = {},
): Promise<EventRow> {
  const imported = await insertBeside(trx, url, { ...event, createdBy: caller.userId });
  await beginEvent(trx, caller, imported, parts, origin);
  return imported;
}

/** What an event was made of, by name. */
type Origin = Readonly<{ copiedFrom?: string }>;

/** Its creator becomes the owner, and the trail and the list of events know it. */
async function beginEvent(
  trx: Trx,
  caller: UserCaller,
  event: EventRow,
  parts: EventParts,
  origin: Origin = {},
): Promise<void> {
  await parts.rights.addOwner(trx, event.id, caller.userId);
  await recordAudit(trx, {
    actor: actorOf(caller),
    eventId: event.id,
    noun: "event",
    nounId: event.id,
    action: "create",
    after: { ...auditedFields(event), ...origin },
  });
  if (!isListedAlike(undefined, event)) await bumpRevisions(trx, ["events"]);
}

export function changeEvent(
  call: EventCall,
  { revision, ...patch }: EventPatch,
  parts: EventParts,
): Promise<EventRow> {
  return storeChange(call, async (change) => {
    const { trx, event: before, caller } = change;
    await change.requireSeen("event", before, revision, (row) => presentEvent(row, caller, call.event.right));
    requireDatesInOrder(patch.startsOn ?? before.startsOn, patch.endsOn ?? before.endsOn);
    if (patch.status) requireNextStatus(before, patch.status);
    if (patch.status === "finished" && before.status === "running")
      await parts.sessions.requireFinished(trx, before);
    await parts.sessions.follow(change, patch);
    await parts.rules.follow(change, patch);
    const values = toChange(patch, before);
    await requireSensibleRegistration(trx, before, values, parts.entries);
    return values;
  });
}

/** Lets `decide` say what changes of an event, and stores it with its trail. */
export function storeChange(
  call: EventCall,
  decide: (change: EventPartChange) => Promise<events.EventChange>,
): Promise<EventRow> {
  return changeEventPart(call, { topics: ["event"] }, async (change) => {
    const { trx, event: before, record } = change;
    const after = await events.update(trx, before.id, await decide(change));
    if (!after) throw urlTaken();
    if (after.url !== before.url) {
      await requireGivenUp(trx, after);
      await events.keepOldUrl(trx, before);
    }
    const values = { before: auditedFields(before), after: auditedFields(after) };
    await record({ noun: "event", nounId: before.id, action: "update", ...values });
    if (!isListedAlike(before, after)) change.alsoMove("events");
    return after;
  });
}

/** What was fished is kept: scores and results are never deleted silently. */
export async function deleteEvent(call: EventCall, { sessions }: EventParts): Promise<void> {
  await changeEventPart(call, { topics: ["event"] }, async ({ trx, event, record, alsoMove }) => {
    const { id, name } = event;
    if ((await wasRun(trx, id)) || (await sessions.hasStarted(trx, id)))
      throw new ProblemError("event-was-fished", { facts: { name } });
    await events.deleteById(trx, id);
    await record({ noun: "event", nounId: id, action: "delete", before: auditedFields(event) });
    if (!isListedAlike(event, undefined)) alsoMove("events");
  });
}

/** Also one that was cancelled afterwards. */
async function wasRun(trx: Trx, id: number): Promise<boolean> {
  return (await events.hasEverBeen(trx, id, "running")) || events.hasEverBeen(trx, id, "running", "session");
}

export async function getEvent(db: Db, id: number): Promise<EventRow> {
  return requireFound(await events.findById(db, id), "event-not-found");
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
  return insertBeside(trx, suggestEventUrl(event.name), event);
}

/** At this address, or with the first number behind it that is free. */
async function insertBeside(
  trx: Trx,
  wanted: string,
  event: Omit<events.NewEvent, "url">,
): Promise<EventRow> {
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
  throw new ProblemError("url-taken", { fields: { url: [tell("address-of-former-event")] } });
}

function requireDatesInOrder(startsOn: string, endsOn: string): void {
  if (endsOn >= startsOn) return;
  throw new ProblemError("invalid-input", { fields: { endsOn: [tell("ends-before-start")] } });
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
  return new ProblemError("url-taken", { fields: { url: [tell("taken-by-another", { noun: "event" })] } });
}

/** The HTML follows from the description, the text to search in from other fields, and the rest from the status. */
function auditedFields(event: EventRow) {
  return auditedValues(event, "descriptionHtml", "searchText", "wasCancelled");
}
