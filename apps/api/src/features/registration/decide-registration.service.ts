import type { RegistrationDecision, RegistrationPatch } from "@tightlines/contract/registration/registration";
import { tell } from "@tightlines/contract/problem/problem";
import { answersTo } from "@tightlines/domain/registration/question";
import {
  isStanding,
  needsReason,
  nextRegistrationStatuses,
  type PaymentStatus,
  type RegistrationStatus,
} from "@tightlines/domain/registration/registration-status";
import type { EventCall } from "../../platform/http/call.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { requireFound } from "../../platform/http/require-found.ts";
import { mayManage } from "../../platform/identity/event-access.ts";
import { askNewcomers } from "./ask-entrants.service.ts";
import { categoryAsOffered, consentOf, feeOf, nameOf, requireFitting } from "./check-input.ts";
import * as entrants from "./entrant.repository.ts";
import * as lotteries from "./lottery.repository.ts";
import {
  type CalledDeskChange,
  type DeskChange,
  giveFreePlaces,
  hasPlace,
  type Reader,
  requirePlace,
  store,
} from "./place.service.ts";
import { getRegistration, type ListedRegistration, withEntrants } from "./registration-reading.service.ts";
import { type Letters, type News, newcomerNews } from "./registration.letters.ts";
import { insiderOf, presentRegistration } from "./registration.presenter.ts";
import * as registrations from "./registration.repository.ts";
import * as registrationSettings from "./registration-settings.repository.ts";
import {
  changeRegistrations,
  newEntrant,
  requireBeforeClosing,
  requireFreeTeamName,
  requireOpen,
  requireOwnAddress,
  requireUnregistered,
} from "./registration.service.ts";

/**
 * Whoever registered changes their details or cancels until closing, and answers an offer at any time; the desk does all of
 * it, always.
 */
export function changeRegistration(
  call: EventCall,
  id: number,
  patch: RegistrationPatch,
  letters: Letters,
  mayAsk: ReadonlySet<string>,
): Promise<ListedRegistration> {
  const isDesk = mayManage(call.event, call.caller);
  const reader = isDesk ? "organizer" : "member";
  return changeRegistrations(call, letters, async (change) => {
    const { trx, event, caller, requireSeen } = change;
    const before = await getRegistration(trx, event.id, id);
    // Whose it is not learns nothing about it.
    if (!isDesk && before.userId !== caller.userId) throw new ProblemError("registration-not-found");
    if (!isDesk) requireOffer(before, patch);
    await requireSeen("registration", before, patch.revision, (row) =>
      presentRegistration(row, insiderOf(call)),
    );
    if (!isDesk) {
      requireOwnMatter(change, before, patch);
      requireOwnAddress(patch.email, caller.email, before.email);
    }
    const details = await storeDetails(change, before, patch, reader);
    const decided = await decide(change, details, patch, reader);
    await askNewcomers(change, decided, mayAsk);
    await giveFreePlaces(change, new Set(isPutBack(before, decided) ? [decided.id] : []));
    return getRegistration(trx, event.id, decided.id);
  });
}

/** What the desk does with many at once: all of them or none. */
export function decideRegistrations(
  call: EventCall,
  { rows: seen, ...wanted }: RegistrationDecision,
  letters: Letters,
): Promise<ListedRegistration[]> {
  return changeRegistrations(call, letters, async (change) => {
    const { trx, event, requireSeen } = change;
    const ids = seen.map(({ id }) => id);
    const rows = await withEntrants(trx, event.id, await registrations.findByIds(trx, event.id, ids));
    const viewer = insiderOf(call);
    const putBack = new Set<number>();
    for (const { id, revision, ...own } of seen) {
      const before = requireFound(
        rows.find((row) => row.id === id),
        "registration-not-found",
      );
      await requireSeen("registration", before, revision, (row) => presentRegistration(row, viewer));
      const decided = await decide(change, before, { ...wanted, ...own }, "organizer");
      if (isPutBack(before, decided)) putBack.add(id);
    }
    await giveFreePlaces(change, putBack);
    return withEntrants(trx, event.id, await registrations.findByIds(trx, event.id, ids));
  });
}

interface Decision {
  status?: RegistrationStatus | undefined;
  paymentStatus?: PaymentStatus | undefined;
  notes?: string | undefined;
  reason?: string | undefined;
}

async function decide(
  change: CalledDeskChange,
  before: ListedRegistration,
  { status = before.status, paymentStatus, notes, reason }: Decision,
  reader: Reader,
): Promise<ListedRegistration> {
  const aside = {
    ...(paymentStatus !== undefined && { paymentStatus }),
    ...(notes !== undefined && { notes }),
  };
  if (status === before.status) {
    const isSame = Object.keys(aside).length === 0;
    return isSame ? before : store(change, before, aside, undefined, reason);
  }
  if (!nextRegistrationStatuses(before.status).includes(status))
    throw new ProblemError("registration-cannot-become", {
      facts: { name: nameOf(before), from: before.status, to: status },
    });
  const isOwner = before.userId === change.caller.userId;
  if (needsReason(before.status, status) && !isOwner && !reason)
    throw new ProblemError("invalid-input", { fields: { reason: [tell("reason-missing")] } });
  const isBeforeDraw = await lotteries.awaitsDraw(change.trx, change.settings);
  if (status === "waitlisted" && isBeforeDraw)
    throw new ProblemError("waitlist-before-lottery", { facts: { name: nameOf(before) } });
  if (status === "pending" && isBeforeDraw) requireBeforeClosing(change.event);
  if (status === "confirmed") await requirePlace(change, before, before.category, reader);
  if (isStanding(status) && !isStanding(before.status))
    await requireFreeTeamName(change, before.teamName, before.id);
  const isTakenBack = before.status === "confirmed" && status === "pending";
  const news: News = isTakenBack ? "taken-back" : status === "pending" ? newcomerNews(isBeforeDraw) : status;
  const wanted = {
    ...aside,
    status,
    offeredUntil: null,
    // What was drawn is theirs until the organizer refuses it.
    holdsPlace: isTakenBack && change.settings.mode === "lottery" && !isBeforeDraw,
    reason: reason ?? "",
    // What stands again is paid for itself.
    mergedInto: isStanding(status) ? null : before.mergedInto,
    ...(await newArrival(change, before, status)),
  };
  return store(change, before, wanted, news, reason);
}

/** Whoever had a place and is put on the waitlist stands behind those who wait there. */
async function newArrival(
  { trx, event }: DeskChange,
  before: ListedRegistration,
  status: RegistrationStatus,
): Promise<{ arrival?: number }> {
  if (status !== "waitlisted" || !hasPlace(before)) return {};
  return { arrival: (await registrationSettings.takeArrival(trx, event.id)).lastArrival };
}

/** The place they would get at once is the one they have just been taken from. */
function isPutBack(before: ListedRegistration, after: ListedRegistration): boolean {
  return before.status !== "waitlisted" && after.status === "waitlisted";
}

/**
 * Whoever accepts a place too late is told so, also where it went to the next since they looked: nobody who waits is shown
 * that they can accept anything but an offer.
 */
function requireOffer(before: ListedRegistration, { status, revision }: RegistrationPatch): void {
  if (status !== "confirmed" || before.status !== "waitlisted" || isOffered(before)) return;
  const { offeredUntil, waitlistPosition } = before;
  if (offeredUntil === null && revision === before.revision) return;
  const position = offeredUntil === null ? (waitlistPosition ?? 0) : 0;
  throw new ProblemError("offer-passed", { facts: { position } });
}

function isOffered({ offeredUntil }: ListedRegistration): boolean {
  return offeredUntil !== null && offeredUntil.getTime() > Date.now();
}

/** A member decides nothing but whether they come; a reason is what the organizer says. */
function requireOwnMatter({ event }: DeskChange, before: ListedRegistration, patch: RegistrationPatch): void {
  const { status, paymentStatus, notes, reason } = patch;
  const accepts = status === "confirmed" && isOffered(before);
  const isTheirs = status === undefined || status === before.status || status === "cancelled" || accepts;
  if (!isTheirs || [paymentStatus, notes, reason].some((said) => said !== undefined))
    throw new ProblemError("registration-not-yours-to-decide");
  // Whoever is offered a place answers also after closing, and changes nothing else then.
  const declines = status === "cancelled" && before.offeredUntil !== null;
  if (!((accepts || declines) && saysNothingElse(patch))) requireOpen(event);
  if (!isStanding(before.status)) throw new ProblemError("registration-closed");
}

function saysNothingElse(patch: RegistrationPatch): boolean {
  return Object.entries(patch).every(
    ([key, value]) => key === "status" || key === "revision" || value === undefined,
  );
}

async function storeDetails(
  change: CalledDeskChange,
  before: ListedRegistration,
  patch: RegistrationPatch,
  reader: Reader,
): Promise<ListedRegistration> {
  const { trx, event, settings, caller } = change;
  const { category, email, phone, answers, guardianName, guardianConsent, entrants: people } = patch;
  const teamName = before.kind === "team" ? patch.teamName : undefined;
  const offered = category && categoryAsOffered(settings, category);
  const given = { teamName, category: offered, email, phone, guardianName };
  const details = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  if (Object.keys(details).length === 0 && !answers && !people && !guardianConsent) return before;
  const kept = before.entrants.map((entrant) => ({
    ...entrant,
    isSelf: entrant.userId !== null && entrant.userId === before.userId,
  }));
  const wanted = { ...before, ...details, answers: answers ?? before.answers, entrants: people ?? kept };
  const registrantId = before.userId ?? caller.userId;
  requireFitting(event, settings, wanted, people !== undefined && registrantId === caller.userId);
  if (wanted.teamName !== before.teamName && isStanding(before.status))
    await requireFreeTeamName(change, wanted.teamName, before.id);
  const isMoved = wanted.category !== before.category;
  if (isMoved && hasPlace(before)) await requirePlace(change, before, wanted.category, reader);
  const price = { fee: feeOf(settings, wanted.category), currency: settings.currency };
  if (isMoved && before.paymentStatus === "paid" && !isSame(price, before))
    throw new ProblemError("paid-another-fee", { facts: { name: nameOf(before), reader } });
  if (people) {
    const named = people.map((entrant) => newEntrant(entrant, registrantId));
    await requireUnregistered(change, named, { userId: before.userId, registrationId: before.id }, reader);
    await entrants.replace(trx, event.id, before.id, named);
  }
  return store(change, before, {
    ...details,
    ...((people || guardianName !== undefined || guardianConsent) &&
      consentOf({ ...wanted, guardianConsent }, before, reader === "organizer")),
    answers: answersTo(settings.questions, wanted.answers),
    ...(isMoved && before.paymentStatus === "unpaid" && price),
  });
}

function isSame(one: Price, other: Price): boolean {
  return one.fee === other.fee && one.currency === other.currency;
}

interface Price {
  fee: number;
  currency: string;
}
