import { isEnded } from "@tightlines/domain/event/status";
import { askingState, type EntrantReply } from "@tightlines/domain/registration/entrant-reply";
import { isStanding } from "@tightlines/domain/registration/registration-status";
import type { Db } from "../../platform/database/schema.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { requireFound } from "../../platform/http/require-found.ts";
import { actorOf, type Caller } from "../../platform/identity/caller.ts";
import { hashOfCode } from "../../platform/identity/secret-code.ts";
import { enqueueMail } from "../../platform/mail/outbox.repository.ts";
import { changeEventAlone, type EventPartChange } from "../event/event-part.service.ts";
import { fullName } from "./check-input.ts";
import { writeDeclinedMail } from "./entrant.letters.ts";
import * as entrants from "./entrant.repository.ts";
import { OF_REGISTRATIONS } from "./place.service.ts";
import type { Letters } from "./registration.letters.ts";
import * as registrationSettings from "./registration-settings.repository.ts";

type Change = Omit<EventPartChange, "caller">;

export async function getAsked(db: Db, code: string): Promise<entrants.AskedRow> {
  return requireFound(await entrants.findByCode(db, hashOfCode(code)), "entrant-not-found");
}

/**
 * Stores what somebody says with the code of their letter. The same answer once more is the same answer: whoever has signed
 * in meanwhile finds the team among their registrations.
 */
export async function replyAs(
  { db, caller }: { db: Db; caller: Caller },
  code: string,
  reply: EntrantReply,
  letters: Letters,
): Promise<entrants.AskedRow> {
  const named = await getAsked(db, code);
  const actor = caller.kind === "user" ? actorOf(caller) : { uid: null, name: fullName(named) };
  return changeEventAlone(
    db,
    named.eventId,
    OF_REGISTRATIONS,
    async (change) => {
      const { trx, event } = change;
      await registrationSettings.lock(trx, event.id);
      const entrant = await getAsked(trx, code);
      requireOpen(entrant, reply);
      if (entrant.reply === null) await store(change, entrant, reply, letters);
      if (reply === "yes") await linkAccount(change, entrant, caller);
      return getAsked(trx, code);
    },
    actor,
  );
}

/** No code outlives its event. */
export function stateOf({ reply, status, codeExpiresAt, eventStatus }: entrants.AskedRow) {
  const expiresAt = isEnded(eventStatus) ? null : (codeExpiresAt?.getTime() ?? null);
  return askingState({ reply, isStanding: isStanding(status), expiresAt }, Date.now());
}

function requireOpen(entrant: entrants.AskedRow, reply: EntrantReply): void {
  const state = stateOf(entrant);
  if (state === "over") throw new ProblemError("reply-not-needed", { facts: { team: entrant.teamName } });
  if (state === "expired") throw new ProblemError("reply-too-late");
  if (state === "answered" && entrant.reply !== reply)
    throw new ProblemError("reply-given", { facts: { name: fullName(entrant) } });
}

async function store(
  { trx, event, record }: Change,
  entrant: entrants.AskedRow,
  reply: EntrantReply,
  { publicUrl }: Letters,
): Promise<void> {
  const { registrationId, teamName, makerEmail } = entrant;
  await entrants.update(trx, event.id, entrant.id, { reply, repliedAt: new Date() });
  await record({
    noun: "registration",
    nounId: registrationId,
    action: reply === "yes" ? "accept" : "decline",
    after: { teamName, asked: fullName(entrant) },
  });
  if (reply === "no" && makerEmail !== "")
    await enqueueMail(trx, writeDeclinedMail(makerEmail, { event, teamName, entrant }, publicUrl));
}

/**
 * Only for whoever has proven that the address of the letter is theirs. Whoever is in another registration of the event
 * already has said yes all the same, and the desk sees both.
 */
async function linkAccount(
  { trx, event }: Change,
  entrant: entrants.AskedRow,
  caller: Caller,
): Promise<void> {
  if (caller.kind !== "user" || !caller.isEmailProven || entrant.userId !== null) return;
  const { userId } = caller;
  if (caller.email.toLowerCase() !== entrant.email.toLowerCase()) return;
  const own = await entrants.findByRegistrations(trx, event.id, [entrant.registrationId]);
  // A captain who gave their own address for somebody else is still one person.
  if (own.some((mate) => mate.userId === userId)) return;
  const { id, registrationId, nameKey } = entrant;
  const others = { userId: null, registrationId };
  if (await entrants.findRegistered(trx, event.id, [{ nameKey, userId }], others)) return;
  await entrants.update(trx, event.id, id, { userId });
}
