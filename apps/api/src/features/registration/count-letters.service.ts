import type {
  RegistrationDecision,
  RegistrationInput,
  RegistrationPatch,
} from "@tightlines/contract/registration/registration";
import type { EventCall } from "../../platform/http/call.ts";
import type { RateLimit } from "../../platform/http/rate-limit.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { mayManage } from "../../platform/identity/event-access.ts";
import * as entrants from "./entrant.repository.ts";
import * as registrations from "./registration.repository.ts";

/** How many letters one person may cause, and how many an address may get whose owner may have asked for none. */
export interface LetterLimits {
  letterLimit: RateLimit;
  recipientLimit: RateLimit;
  /** The same for letters that ask whom somebody has named whether they take part. */
  inviterLimit: RateLimit;
  inviteeLimit: RateLimit;
}

/** What a letter needs to be counted: where it goes, and whose registration it is about. */
type Addressed = Pick<registrations.PlacedRegistration, "email" | "userId">;

/** Counts the letter that a new registration causes. */
export function countFirstLetter(
  limits: LetterLimits,
  call: EventCall,
  email: string | undefined,
): Promise<void> {
  if (!mayManage(call.event, call.caller)) return countOwnLetter(limits, call);
  return countLetters(limits, call, [{ email: email ?? "", userId: null }]);
}

/** Counts the letter that a change causes; details are changed without one, unless somebody else is to get the letters. */
export async function countLetterAbout(
  limits: LetterLimits,
  call: EventCall,
  id: number,
  { status, email }: RegistrationPatch,
): Promise<void> {
  if (status === undefined && email === undefined) return;
  if (!mayManage(call.event, call.caller)) return countOwnLetter(limits, call);
  const row = await registrations.findById(call.db, call.event.id, id);
  if (row) await countLetters(limits, call, [email === undefined ? row : { email, userId: null }]);
}

/** Counts the letters that a decision about many causes; a payment causes none. */
export async function countLettersOf(
  limits: LetterLimits,
  call: EventCall,
  { rows, status }: RegistrationDecision,
): Promise<void> {
  const ids = rows.filter((row) => (row.status ?? status) !== undefined).map(({ id }) => id);
  await countLetters(limits, call, await registrations.findByIds(call.db, call.event.id, ids));
}

/**
 * Counts the letters to those who are named here for the first time. Answers the addresses that may be written to: nobody's
 * registration fails because of a letter to somebody else. Whose registration it is not uses up nobody's letters.
 */
export async function countAsking(
  limits: LetterLimits,
  call: EventCall,
  people: RegistrationInput["entrants"] = [],
  registrationId?: number,
): Promise<ReadonlySet<string>> {
  const { db, event, caller } = call;
  if (!caller.isEmailProven || people.length === 0) return new Set();
  if (registrationId !== undefined && !mayManage(event, caller)) {
    const registration = await registrations.findById(db, event.id, registrationId);
    if (registration?.userId !== caller.userId) return new Set();
  }
  const known =
    registrationId === undefined ? [] : await entrants.findByRegistrations(db, event.id, [registrationId]);
  const asked = new Set(known.filter(({ askedAt }) => askedAt !== null).map(({ email }) => email));
  const wanted = people.flatMap(({ email, isSelf }) => (email && !isSelf && !asked.has(email) ? email : []));
  const admitted = new Set<string>();
  for (const address of new Set(wanted.map((email) => email.toLowerCase())))
    if (await isAdmitted(() => takeAsking(limits, call, address))) admitted.add(address);
  return admitted;
}

/** Counts the letter that asks somebody again. */
export function countAskingOf(limits: LetterLimits, call: EventCall, email: string): Promise<void> {
  return takeAsking(limits, call, email.toLowerCase());
}

/** The desk may enter whole clubs; anybody else has some teams. */
async function takeAsking(
  { letterLimit, inviterLimit, inviteeLimit }: LetterLimits,
  { event, caller }: EventCall,
  address: string,
): Promise<void> {
  await (mayManage(event, caller) ? letterLimit : inviterLimit).take(caller.uid);
  await inviteeLimit.take(address);
}

/** Whether something that is counted is not too much; for what goes on without it. */
export async function isAdmitted(take: () => Promise<void>): Promise<boolean> {
  try {
    await take();
    return true;
  } catch (error) {
    if (error instanceof ProblemError && error.code === "too-many-requests") return false;
    throw error;
  }
}

/** Whoever has proven their address writes to nobody but themselves. */
async function countOwnLetter({ recipientLimit }: LetterLimits, { caller }: EventCall): Promise<void> {
  if (!caller.isEmailProven) await recipientLimit.take(caller.email);
}

/** Counts one letter about each of these. */
export async function countLetters(
  { letterLimit, recipientLimit }: LetterLimits,
  { caller }: EventCall,
  rows: readonly Addressed[],
): Promise<void> {
  const letters = rows.filter(({ email }) => email !== "");
  if (letters.length === 0) return;
  await letterLimit.spend(caller.uid, letters.length);
  // Addresses that the desk wrote. One decision about a whole club counts once for the club's address.
  const written = letters.filter(({ userId }) => userId === null).map(({ email }) => email.toLowerCase());
  await recipientLimit.take(...new Set(written));
}
