import type { Presence } from "../angler/presence.ts";
import type { RegistrationStatus } from "./registration-status.ts";

/** Somebody a registration is for, and whom they became on the start list. */
export interface PlannedEntrant {
  readonly id: number;
  readonly nameKey: string;
  readonly userId: number | null;
  readonly anglerId: number | null;
  /** The list withdrew them, and nobody did so by hand. */
  readonly isWithdrawnByList: boolean;
  readonly status: RegistrationStatus;
}

/** Somebody on the start list. */
export interface ListedAngler {
  readonly id: number;
  readonly nameKey: string;
  readonly userId: number | null;
  readonly presence: Presence;
}

/** Somebody on the list who was taken out of their registration. */
export interface RemovedAngler {
  readonly anglerId: number;
  readonly isWithdrawnByList: boolean;
}

export interface StartListPlan<Entrant extends PlannedEntrant> {
  /** Whoever has a place and is not on the list yet. */
  readonly toAdd: readonly Entrant[];
  /** Whoever has a place and stands on the list under their name, from a spreadsheet perhaps. */
  readonly toLink: readonly { readonly entrant: Entrant; readonly anglerId: number }[];
  /** Anglers whose registration does not hold any more. */
  readonly toWithdraw: readonly number[];
  /** Anglers whom the list withdrew with their registration, and who have a place again. */
  readonly toReturn: readonly number[];
}

/** What is missing between the confirmed registrations and the start list. Carried out, the next plan is empty. */
export function planStartList<Entrant extends PlannedEntrant>(
  entrants: readonly Entrant[],
  anglers: readonly ListedAngler[],
  removed: readonly RemovedAngler[] = [],
): StartListPlan<Entrant> {
  // Whom the list itself has withdrawn comes back when they are named again.
  const returning = new Set(removed.flatMap((each) => (each.isWithdrawnByList ? each.anglerId : [])));
  const presences = new Map(anglers.map(({ id, presence }) => [id, presence]));
  const taken = new Set(entrants.flatMap(({ anglerId }) => anglerId ?? []));
  const toAdd: Entrant[] = [];
  const toLink: { entrant: Entrant; anglerId: number }[] = [];
  for (const entrant of entrants.filter(
    ({ status, anglerId }) => status === "confirmed" && anglerId === null,
  )) {
    const namesake = findNamesake(entrant, anglers, taken, returning);
    if (namesake) {
      taken.add(namesake.id);
      toLink.push({ entrant, anglerId: namesake.id });
    } else toAdd.push(entrant);
  }
  const linked = entrants.flatMap(({ anglerId, status, isWithdrawnByList }) =>
    anglerId !== null && presences.has(anglerId)
      ? [{ anglerId, isIn: status === "confirmed", isWithdrawnByList }]
      : [],
  );
  const isWithdrawn = (id: number) => presences.get(id) === "withdrawn";
  return {
    toAdd,
    toLink,
    toWithdraw: [
      ...linked.flatMap(({ anglerId, isIn }) => (!isIn && !isWithdrawn(anglerId) ? anglerId : [])),
      ...removed.flatMap(({ anglerId, isWithdrawnByList }) =>
        !taken.has(anglerId) && !isWithdrawnByList && !isWithdrawn(anglerId) ? anglerId : [],
      ),
    ],
    toReturn: [
      ...linked.flatMap(({ anglerId, isIn, isWithdrawnByList }) =>
        isIn && isWithdrawnByList && isWithdrawn(anglerId) ? anglerId : [],
      ),
      ...toLink.flatMap(({ anglerId }) => (isWithdrawn(anglerId) ? anglerId : [])),
    ],
  };
}

/** Somebody of the same name who fishes and is not known to be somebody else: best by account, else without one. */
function findNamesake(
  entrant: PlannedEntrant,
  anglers: readonly ListedAngler[],
  taken: ReadonlySet<number>,
  returning: ReadonlySet<number>,
): ListedAngler | undefined {
  const namesakes = anglers.filter(
    ({ id, nameKey, presence }) =>
      nameKey === entrant.nameKey && (presence !== "withdrawn" || returning.has(id)) && !taken.has(id),
  );
  const own = namesakes.find(({ userId }) => userId !== null && userId === entrant.userId);
  return own ?? namesakes.find(({ userId }) => userId === null);
}
