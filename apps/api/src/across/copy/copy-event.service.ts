import type { EventCopyInput } from "@tightlines/contract/event-copy";
import { tell } from "@tightlines/contract/problem/problem";
import { suggestEventUrl } from "@tightlines/domain/event/event-url";
import { daysBetween, followClock } from "@tightlines/domain/time/period";
import { addDays } from "@tightlines/domain/time/zone-time";
import type { EventParts } from "../../features/event/event-parts.ts";
import { findByIdForShare } from "../../features/event/event.repository.ts";
import { addImportedEvent } from "../../features/event/event.service.ts";
import { prepareLottery } from "../../features/registration/lottery.service.ts";
import * as registrationSettings from "../../features/registration/registration-settings.repository.ts";
import { recordAudit } from "../../platform/audit/audit.ts";
import { deferConstraints } from "../../platform/database/defer-constraints.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Trx } from "../../platform/database/schema.ts";
import type { EventRow } from "../../platform/database/tables/event.table.ts";
import type { EventCall } from "../../platform/http/call.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { requireFound } from "../../platform/http/require-found.ts";
import { actorOf, type UserCaller } from "../../platform/identity/caller.ts";
import { copyRows } from "./copy-rows.ts";

/**
 * A draft like an event that was fished before, on other days. Whoever copies it becomes its owner. What happened in the
 * event, who helps to run it and who registered stays behind, and so do pictures, which belong to whoever sent them.
 */
export function copyEvent(
  { db, caller, event: { id } }: EventCall,
  { name, startsOn, people }: EventCopyInput,
  parts: EventParts,
): Promise<EventRow> {
  return inTransaction(db, async (trx) => {
    await deferConstraints(trx);
    const source = requireFound(await findByIdForShare(trx, id), "event-not-found");
    const days = daysBetween(source.startsOn, startsOn);
    const values = { ...keptSettings(source, days), name, startsOn, endsOn: movedEnd(source, days) };
    const from = { copiedFrom: source.name };
    const copy = await addImportedEvent(trx, caller, { ...values, url: suggestEventUrl(name) }, parts, from);
    await parts.rules.storeFirst(trx, caller, copy);
    await copyRows(trx, { from: source, to: copy, days, people });
    await copyRegistrationSettings(trx, caller, source, copy);
    return copy;
  });
}

/** The rules begin anew as their first version. */
function keptSettings(source: EventRow, days: number) {
  const { timeZone, registrationOpensAt, registrationClosesAt } = source;
  const moved = (instant: Date | null) => instant && moveInstant(instant, timeZone, days);
  return {
    description: source.description,
    descriptionHtml: source.descriptionHtml,
    venue: source.venue,
    location: source.location,
    timeZone,
    discipline: source.discipline,
    visibility: source.visibility,
    registrationFor: source.registrationFor,
    capacity: source.capacity,
    teamSize: source.teamSize,
    reserves: source.reserves,
    fee: source.fee,
    needsApproval: source.needsApproval,
    units: source.units,
    protestMinutes: source.protestMinutes,
    ruleset: { ...source.ruleset, version: 1 },
    registrationOpensAt: moved(registrationOpensAt),
    registrationClosesAt: moved(registrationClosesAt),
  };
}

function moveInstant(instant: Date, timeZone: string, days: number): Date {
  const at = instant.toISOString();
  return new Date(followClock({ startsAt: at, endsAt: at }, { timeZone }, { timeZone, days }).startsAt);
}

/** A calendar's last year is 9999. */
function movedEnd({ endsOn }: EventRow, days: number): string {
  const moved = addDays(endsOn, days);
  if (/^\d{4}-\d\d-\d\d$/.test(moved)) return moved;
  throw new ProblemError("invalid-input", { fields: { startsOn: [tell("not-a-date")] } });
}

/** A lottery promises a seed of its own. */
async function copyRegistrationSettings(
  trx: Trx,
  caller: UserCaller,
  source: EventRow,
  copy: EventRow,
): Promise<void> {
  const {
    eventId: _from,
    lastArrival: _arrival,
    revision: _revision,
    updatedAt: _at,
    ...settings
  } = await registrationSettings.find(trx, source.id);
  await registrationSettings.lock(trx, copy.id);
  await registrationSettings.update(trx, copy.id, settings);
  if (settings.mode !== "lottery") return;
  const record = (entry: Parameters<Parameters<typeof prepareLottery>[0]["record"]>[0]) =>
    recordAudit(trx, { ...entry, actor: actorOf(caller), eventId: copy.id });
  await prepareLottery({ trx, event: copy, record });
}
