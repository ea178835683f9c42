import type { Presence } from "../angler/presence.ts";
import type { RegistrationStatus } from "./registration-status.ts";

/** Somebody a registration is for, and whom they became on the start list. */
export interface PlannedEntrant {
  readonly id: number;
  readonly nameKey: string;
  readonly anglerId: number | null;
  readonly status: RegistrationStatus;
}

/** Somebody on the start list. */
export interface ListedAngler {
  readonly id: number;
  readonly nameKey: string;
  readonly presence: Presence;
}

export interface StartListPlan<Entrant extends PlannedEntrant> {
  /** Whoever has a place and is not on the list yet. */
  readonly toAdd: readonly Entrant[];
  /** Whoever has a place and stands on the list under their name, from a spreadsheet perhaps. */
  readonly toLink: readonly { readonly entrant: Entrant; readonly anglerId: number }[];
  /** Anglers whose registration does not hold any more. */
  readonly toWithdraw: readonly number[];
  /** Anglers who withdrew with their registration, and have a place again. */
  readonly toReturn: readonly number[];
}

/** What is missing between the confirmed registrations and the start list. Carried out, the next plan is empty. */
export function planStartList<Entrant extends PlannedEntrant>(
  entrants: readonly Entrant[],
  anglers: readonly ListedAngler[],
): StartListPlan<Entrant> {
  const presences = new Map(anglers.map(({ id, presence }) => [id, presence]));
  const taken = new Set(entrants.flatMap(({ anglerId }) => anglerId ?? []));
  const toAdd: Entrant[] = [];
  const toLink: { entrant: Entrant; anglerId: number }[] = [];
  for (const entrant of entrants.filter(
    ({ status, anglerId }) => status === "confirmed" && anglerId === null,
  )) {
    const namesake = anglers.find(({ id, nameKey }) => nameKey === entrant.nameKey && !taken.has(id));
    if (namesake) {
      taken.add(namesake.id);
      toLink.push({ entrant, anglerId: namesake.id });
    } else toAdd.push(entrant);
  }
  const linked = entrants.flatMap(({ anglerId, status }) =>
    anglerId !== null && presences.has(anglerId) ? [{ anglerId, isIn: status === "confirmed" }] : [],
  );
  const isWithdrawn = (id: number) => presences.get(id) === "withdrawn";
  return {
    toAdd,
    toLink,
    toWithdraw: linked.flatMap(({ anglerId, isIn }) => (!isIn && !isWithdrawn(anglerId) ? anglerId : [])),
    toReturn: linked.flatMap(({ anglerId, isIn }) => (isIn && isWithdrawn(anglerId) ? anglerId : [])),
  };
}
