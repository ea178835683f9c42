import type { RegistrationMerge } from "@tightlines/contract/registration/registration-desk";
import { tell } from "@tightlines/contract/problem/problem";
import { REASON_MAX_LENGTH } from "@tightlines/domain/text-lengths";
import { makeReference } from "@tightlines/domain/payment/reference";
import {
  areOfTwoAccounts,
  leftOut,
  mergeRegistrations,
} from "@tightlines/domain/registration/merge-registrations";
import { isStanding } from "@tightlines/domain/registration/registration-status";
import { trailReasons } from "../../platform/audit/trail-reasons.ts";
import type { EntrantRow } from "../../platform/database/tables/entrant.table.ts";
import type { EventCall } from "../../platform/http/call.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { fullName, nameOf } from "./check-input.ts";
import * as entrants from "./entrant.repository.ts";
import { type CalledDeskChange, type DeskChange, giveFreePlaces, store } from "./place.service.ts";
import { getRegistration, type ListedRegistration } from "./registration-reading.service.ts";
import { sendMerged } from "./registration-message.letters.ts";
import type { Letters } from "./registration.letters.ts";
import { insiderOf, presentRegistration, type Viewer } from "./registration.presenter.ts";
import * as registrations from "./registration.repository.ts";
import { changeRegistrations } from "./registration.service.ts";

/** Makes two registrations of one person one. Answers the one that stays. */
export function mergeTwo(
  call: EventCall,
  id: number,
  { otherId, revision, otherRevision, stays: staysId, leavesOut, reason }: RegistrationMerge,
  letters: Letters,
): Promise<ListedRegistration> {
  return changeRegistrations(call, letters, async (change) => {
    const { trx, event } = change;
    const one = await getRegistration(trx, event.id, id);
    if (otherId === id)
      throw new ProblemError("invalid-input", { fields: { otherId: [tell("merged-with-itself")] } });
    if (staysId !== undefined && staysId !== id && staysId !== otherId)
      throw new ProblemError("invalid-input", { fields: { stays: [tell("not-in-list")] } });
    if (!(await registrations.findById(trx, event.id, otherId)))
      throw new ProblemError("registration-not-found", { fields: { otherId: [tell("not-in-list")] } });
    const other = await getRegistration(trx, event.id, otherId);
    const viewer = insiderOf(call);
    await requireMergeable(change, viewer, one, revision);
    await requireMergeable(change, viewer, other, otherRevision);
    const { stays, goes, taken, given } = mergeRegistrations(
      one,
      other,
      [one, other].find((row) => row.id === staysId),
    );
    const without = leftOut(stays.entrants, goes.entrants).map(fullName);
    if (without.length > 0 && !leavesOut)
      throw new ProblemError("invalid-input", {
        fields: { leavesOut: [tell("merge-leaves-out", { names: without })] },
      });
    const why = trailReasons.merged(makeReference(stays.id), nameOf(stays), reason);
    await store(
      change,
      goes,
      {
        ...given,
        status: "cancelled",
        offeredUntil: null,
        holdsPlace: false,
        mergedInto: stays.id,
        reason: why.slice(0, REASON_MAX_LENGTH),
      },
      undefined,
      reason,
    );
    await mergeEntrants(change, stays, goes);
    const merged = await store(change, stays, taken, undefined, reason);
    await sendMerged(trx, event, { merged, goes, without, reason }, letters.publicUrl);
    await giveFreePlaces(change);
    return getRegistration(trx, event.id, merged.id);
  });
}

async function requireMergeable(
  { requireSeen }: CalledDeskChange,
  viewer: Viewer,
  row: ListedRegistration,
  seen: number,
): Promise<void> {
  await requireSeen("registration", row, seen, (stored) => presentRegistration(stored, viewer));
  if (!isStanding(row.status)) throw new ProblemError("registration-over", { facts: { name: nameOf(row) } });
}

/** Whoever is in both keeps what is known of them in either, and is on the start list once. */
async function mergeEntrants(
  { trx, event }: DeskChange,
  stays: ListedRegistration,
  goes: ListedRegistration,
): Promise<void> {
  for (const entrant of stays.entrants) {
    const twin = goes.entrants.find(({ nameKey }) => nameKey === entrant.nameKey);
    if (!twin) continue;
    const missing = missingOf(entrant, twin, areOfTwoAccounts(stays, goes));
    if (Object.keys(missing).length > 0) await entrants.update(trx, event.id, entrant.id, missing);
    if (!missing.anglerId) continue;
    await entrants.linkAngler(
      trx,
      event.id,
      { ...(twin.listed ?? { ...entrant, category: stays.category }), id: entrant.id },
      missing.anglerId,
    );
    await entrants.update(trx, event.id, twin.id, { anglerId: null, listed: null });
  }
}

const personal = ["email", "licence", "userId", "reply", "repliedAt"] as const;
const open = ["club", "country", "isMinor", "needsAccessiblePeg", "anglerId"] as const;

type Missing = Partial<Omit<EntrantRow, "id" | "listed">>;

/** Whoever is under age in one is so in both. Two accounts may be two people: neither sees what is the other's own. */
function missingOf(entrant: EntrantRow, twin: EntrantRow, isTwoAccounts: boolean): Missing {
  const missing: Missing = Object.fromEntries(
    [...open, ...(isTwoAccounts ? [] : personal)]
      .filter((name) => !entrant[name] && twin[name])
      .map((name) => [name, twin[name]]),
  );
  return { ...missing, ...(missing.anglerId && { isWithdrawnByList: twin.isWithdrawnByList }) };
}
