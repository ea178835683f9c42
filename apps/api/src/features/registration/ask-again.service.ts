import type { Db } from "../../platform/database/schema.ts";
import type { EntrantRow } from "../../platform/database/tables/entrant.table.ts";
import type { EventRow } from "../../platform/database/tables/event.table.ts";
import type { EventCall } from "../../platform/http/call.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { requireFound } from "../../platform/http/require-found.ts";
import { requireProvenEmail } from "../../platform/identity/caller.ts";
import { mayManage } from "../../platform/identity/event-access.ts";
import { getEvent } from "../event/event.service.ts";
import { ask, isOver, isSelf, mayBeAsked } from "./ask-entrants.service.ts";
import { fullName } from "./check-input.ts";
import { countAskingOf, type LetterLimits } from "./count-letters.service.ts";
import * as entrants from "./entrant.repository.ts";
import { getRegistration, type ListedRegistration } from "./registration-reading.service.ts";
import type { Letters } from "./registration.letters.ts";
import { changeRegistrations } from "./registration.service.ts";

/**
 * Asks somebody of a team again, also after they have said no. The letter is counted when nothing speaks against it: nobody
 * uses up the letters of somebody whom they may not ask. It is counted before anything is locked, since it needs a connection
 * of its own.
 */
export async function askAgain(
  call: EventCall,
  id: number,
  letters: Letters,
  limits: LetterLimits,
): Promise<ListedRegistration> {
  const seen = await findAskable(call, call.db, await getEvent(call.db, call.event.id), id);
  await countAskingOf(limits, call, seen.entrant.email);
  return changeRegistrations(call, letters, async (change) => {
    const { trx, event, record } = change;
    const { entrant, registration } = await findAskable(call, trx, event, id);
    await ask(change, registration, entrant);
    await record({
      noun: "registration",
      nounId: registration.id,
      action: "resend",
      after: { teamName: registration.teamName, asked: fullName(entrant) },
    });
    return getRegistration(trx, event.id, registration.id);
  });
}

/** Somebody whom the caller may ask now, or why not. */
async function findAskable(
  call: EventCall,
  db: Db,
  event: EventRow,
  id: number,
): Promise<{ entrant: EntrantRow; registration: ListedRegistration }> {
  const entrant = requireFound(await entrants.findById(db, event.id, id), "entrant-not-found");
  const registration = await getRegistration(db, event.id, entrant.registrationId);
  // Whose it is not learns nothing about it.
  if (!mayManage(call.event, call.caller) && registration.userId !== call.caller.userId)
    throw new ProblemError("entrant-not-found");
  requireProvenEmail(call.caller);
  const name = fullName(entrant);
  if (entrant.email === "") throw new ProblemError("entrant-without-address", { facts: { name } });
  if (registration.kind !== "team") throw new ProblemError("entrant-without-team", { facts: { name } });
  if (!mayBeAsked(registration))
    throw new ProblemError("entrant-registration-over", { facts: { team: registration.teamName } });
  if (entrant.reply === "yes" || isSelf(registration, entrant))
    throw new ProblemError("entrant-said-yes", { facts: { name } });
  if (isOver(event)) throw new ProblemError("entrant-event-over");
  return { entrant, registration };
}
