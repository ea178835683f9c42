import type { EventCall } from "../../platform/http/call.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { requireFound } from "../../platform/http/require-found.ts";
import { requireProvenEmail } from "../../platform/identity/caller.ts";
import { mayManage } from "../../platform/identity/event-access.ts";
import { ask, isOver, isSelf, mayBeAsked } from "./ask-entrants.service.ts";
import { fullName } from "./check-input.ts";
import * as entrants from "./entrant.repository.ts";
import { getRegistration, type ListedRegistration } from "./registration-reading.service.ts";
import type { Letters } from "./registration.letters.ts";
import { changeRegistrations } from "./registration.service.ts";

/** Asks somebody of a team again, also after they have said no. */
export function askAgain(call: EventCall, id: number, letters: Letters): Promise<ListedRegistration> {
  const isDesk = mayManage(call.event, call.caller);
  return changeRegistrations(call, letters, async (change) => {
    const { trx, event, caller, record } = change;
    const entrant = requireFound(await entrants.findById(trx, event.id, id), "entrant-not-found");
    const registration = await getRegistration(trx, event.id, entrant.registrationId);
    // Whose it is not learns nothing about it.
    if (!isDesk && registration.userId !== caller.userId) throw new ProblemError("entrant-not-found");
    requireProvenEmail(caller);
    const name = fullName(entrant);
    if (entrant.email === "") throw new ProblemError("entrant-without-address", { facts: { name } });
    if (registration.kind !== "team") throw new ProblemError("entrant-without-team", { facts: { name } });
    if (!mayBeAsked(registration))
      throw new ProblemError("entrant-registration-over", { facts: { team: registration.teamName } });
    if (entrant.reply === "yes" || isSelf(registration, entrant))
      throw new ProblemError("entrant-said-yes", { facts: { name } });
    if (isOver(event)) throw new ProblemError("entrant-event-over");
    await ask(change, registration, entrant);
    await record({
      noun: "registration",
      nounId: registration.id,
      action: "resend",
      after: { teamName: registration.teamName, asked: name },
    });
    return getRegistration(trx, event.id, registration.id);
  });
}
