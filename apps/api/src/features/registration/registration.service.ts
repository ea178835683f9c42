import type { EntrantInput, RegistrationInput } from "@tightlines/contract/registration/registration";
import { eventQuotas, registrationsPerAccount } from "@tightlines/contract/limits";
import { tell } from "@tightlines/contract/problem/problem";
import { nameKey } from "@tightlines/domain/registration/check-party";
import { answersTo } from "@tightlines/domain/registration/question";
import { registrationPhase } from "@tightlines/domain/registration/registration-phase";
import type { Db } from "../../platform/database/schema.ts";
import type { EventRow } from "../../platform/database/tables/event.table.ts";
import type { EventCall } from "../../platform/http/call.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { mayManage } from "../../platform/identity/event-access.ts";
import * as anglers from "../angler/angler.repository.ts";
import { changeEventPart } from "../event/event-part.service.ts";
import { askNewcomers } from "./ask-entrants.service.ts";
import { categoryAsOffered, consentOf, feeOf, fullName, nameOf, requireFitting } from "./check-input.ts";
import * as entrants from "./entrant.repository.ts";
import * as lotteries from "./lottery.repository.ts";
import { type NewcomerFacts, readNewcomer } from "./newcomer.repository.ts";
import {
  type CalledDeskChange,
  type DeskChange,
  giveFreePlaces,
  judgeNewcomer,
  OF_REGISTRATIONS,
  type Reader,
  valuesOf,
} from "./place.service.ts";
import { getRegistration, type ListedRegistration, timesOf } from "./registration-reading.service.ts";
import { type Letters, newcomerNews, sendNews } from "./registration.letters.ts";
import * as registrationSettings from "./registration-settings.repository.ts";
import * as registrations from "./registration.repository.ts";

/** Changes registrations of an event while nobody else gives its places away. */
export function changeRegistrations<Result>(
  call: EventCall,
  letters: Letters,
  decide: (change: CalledDeskChange) => Promise<Result>,
): Promise<Result> {
  return changeEventPart(call, OF_REGISTRATIONS, async (change) => {
    const settings = await registrationSettings.lock(change.trx, change.event.id);
    return decide({ ...change, settings, ...letters });
  });
}

/** A member registers while registration is open; those who run the event register others at any time. */
export function addRegistration(
  call: EventCall,
  input: RegistrationInput,
  letters: Letters,
  mayAsk: ReadonlySet<string>,
): Promise<ListedRegistration> {
  const isDesk = mayManage(call.event, call.caller);
  return changeEventPart(call, OF_REGISTRATIONS, async (eventChange) => {
    const { trx, event, caller, record } = eventChange;
    if (!isDesk) {
      if (input.notes !== "") throw new ProblemError("registration-not-yours-to-decide");
      requireOwnAddress(input.email, caller.email);
      requireOpen(event);
    }
    const settings = await registrationSettings.takeArrival(trx, event.id);
    call.passTurn?.();
    // So many have ever arrived: there are no more of them now.
    if (settings.lastArrival <= eventQuotas.registration) eventChange.knowRoom("registration");
    const change = { ...eventChange, settings, ...letters };
    requireFitting(event, settings, input, true);
    if (event.registrationFor === "team") await requireFreeTeamName(change, input.teamName, null);
    const category = categoryAsOffered(settings, input.category);
    const people = input.entrants.map((entrant) => newEntrant(entrant, caller.userId));
    const facts = await readNewcomer(trx, event.id, caller.userId, people);
    if (facts.registered) refuseRegistered(facts.registered, isDesk ? "organizer" : "member");
    if (!isDesk) requireShare(event, facts);
    const isBeforeDraw = await lotteries.awaitsDraw(trx, settings);
    // A member who pressed in time and had to wait is in time.
    if (isBeforeDraw && isDesk) requireBeforeClosing(event);
    const { status, areOthersFirst } = isBeforeDraw
      ? { status: "pending" as const, areOthersFirst: false }
      : await statusOfNewcomer(change, category, facts);
    const row = await registrations.insert(trx, event.id, {
      userId: isDesk && !people.some(({ userId }) => userId !== null) ? null : caller.userId,
      kind: event.registrationFor,
      teamName: event.registrationFor === "team" ? input.teamName : "",
      category,
      email: input.email ?? (isDesk ? "" : caller.email),
      phone: input.phone,
      answers: answersTo(settings.questions, input.answers),
      guardianName: input.guardianName,
      ...consentOf(input, null, isDesk),
      notes: input.notes,
      status,
      arrival: settings.lastArrival,
      fee: feeOf(settings, category),
      currency: settings.currency,
      acceptedRulesAt: new Date(),
      offeredUntil: null,
    });
    const listed = {
      ...row,
      entrants: await entrants.insertMany(trx, event.id, row.id, people),
      waitlistPosition: status === "waitlisted" ? await positionOfNewcomer(change, row.id, facts) : null,
      awaitsDraw: isBeforeDraw,
    };
    const after = valuesOf(row, listed.entrants);
    await record({ noun: "registration", nounId: row.id, action: "create", after });
    await sendNews(change, listed, status === "pending" ? newcomerNews(isBeforeDraw) : status);
    if (areOthersFirst) await giveFreePlaces(change);
    if (mayAsk.size === 0 && !areOthersFirst) return listed;
    await askNewcomers(change, listed, mayAsk);
    return getRegistration(trx, event.id, row.id);
  });
}

/** Deletes what no longer stands; what does is cancelled or refused first, so that somebody is told. */
export function deleteRegistration(call: EventCall, id: number, letters: Letters): Promise<void> {
  return changeRegistrations(call, letters, async ({ trx, event, record }) => {
    const row = await getRegistration(trx, event.id, id);
    if (row.status !== "cancelled" && row.status !== "rejected")
      throw new ProblemError("registration-stands", { facts: { name: nameOf(row) } });
    await requireOffList(trx, event.id, row);
    await registrations.deleteById(trx, event.id, row.id);
    await record({
      noun: "registration",
      nounId: row.id,
      action: "delete",
      before: valuesOf(row, row.entrants),
    });
  });
}

/** Only a registration withdraws its anglers from the start list: it stays until it has. */
async function requireOffList(db: Db, eventId: number, row: ListedRegistration): Promise<void> {
  const ids = row.entrants.flatMap(({ anglerId }) => anglerId ?? []);
  const listed = await anglers.findByIds(db, eventId, ids);
  if (listed.every(({ presence }) => presence === "withdrawn")) return;
  throw new ProblemError("registration-on-start-list", { facts: { name: nameOf(row) } });
}

/** Each team is known by its name: nobody registers a second one of the same. */
export async function requireFreeTeamName(
  { trx, event }: DeskChange,
  teamName: string,
  exceptId: number | null,
): Promise<void> {
  if (teamName === "" || !(await registrations.findStandingTeam(trx, event.id, teamName, exceptId))) return;
  throw new ProblemError("team-name-taken", { fields: { teamName: [tell("team-has-this-name")] } });
}

export function newEntrant({ isSelf, email, ...entrant }: EntrantInput, userId: number): entrants.NewEntrant {
  return { ...entrant, email: email ?? "", userId: isSelf ? userId : null, nameKey: nameKey(entrant) };
}

export function requireOpen(event: EventRow): void {
  const phase = registrationPhase(timesOf(event), new Date().toISOString());
  if (phase !== "open") throw new ProblemError(shut[phase]);
}

const shut = {
  unannounced: "registration-unannounced",
  upcoming: "registration-upcoming",
  closed: "registration-closed",
} as const;

/** The draw is among those who registered in time: the desk, which may always add somebody, waits until it is over. */
export function requireBeforeClosing(event: EventRow): void {
  if (registrationPhase(timesOf(event), new Date().toISOString()) === "closed")
    throw new ProblemError("lottery-awaits-draw");
}

async function statusOfNewcomer(
  change: DeskChange,
  category: string,
  { taken }: NewcomerFacts,
): Promise<{ status: "pending" | "confirmed" | "waitlisted"; areOthersFirst: boolean }> {
  if (change.event.needsApproval) return { status: "pending", areOthersFirst: false };
  const verdict = await judgeNewcomer(change, category, taken);
  return {
    status: verdict === "has-place" ? "confirmed" : "waitlisted",
    areOthersFirst: verdict === "others-first",
  };
}

/** Behind everybody, unless categories have limits: then some of those who wait do so for other places. */
async function positionOfNewcomer(
  { trx, event, settings }: DeskChange,
  id: number,
  { waiting }: NewcomerFacts,
): Promise<number | null> {
  if (settings.categories.every(({ capacity }) => capacity === null)) return waiting + 1;
  return (await registrations.findById(trx, event.id, id))?.waitlistPosition ?? null;
}

/** A member's letters go to themselves: nobody has them sent to somebody else. */
export function requireOwnAddress(given: string | undefined, ...own: readonly string[]): void {
  if (given === undefined || own.includes(given)) return;
  throw new ProblemError("invalid-input", { fields: { email: [tell("not-own-address")] } });
}

/** One account takes some of an event's places, never all of them. The settings are locked: nobody counts at the same time. */
function requireShare(event: EventRow, { own }: NewcomerFacts): void {
  const standing = registrationsPerAccount.standing[event.registrationFor];
  const { total } = registrationsPerAccount;
  if (own.total < total && own.standing < standing) return;
  throw new ProblemError("too-many-registrations", { facts: { standing, total } });
}

/**
 * The same person does not register twice: by their account, or by name where the same account brings them. Two people of
 * one name are two people, and anybody can write anybody's address; the desk is shown both.
 */
export async function requireUnregistered(
  { trx, event }: DeskChange,
  people: readonly entrants.NewEntrant[],
  by: entrants.Registering,
  reader: Reader,
): Promise<void> {
  const again = await entrants.findRegistered(trx, event.id, people, by);
  if (again) refuseRegistered({ name: fullName(again), isOwn: again.registeredBy === by.userId }, reader);
}

/** Who made the other registration is told to nobody: whoever said yes to it finds it among their own. */
function refuseRegistered({ name, isOwn }: { name: string; isOwn: boolean }, reader: Reader): never {
  if (isOwn || reader === "organizer")
    throw new ProblemError("already-registered", { facts: { name, reader } });
  throw new ProblemError("registered-by-another", { facts: { name } });
}
