import { isDrawn } from "../angler/is-drawn.ts";
import type { Presence } from "../angler/presence.ts";
import { groupBy } from "../group-by.ts";
import type { DrawAngler, DrawInput, Placement } from "./draw-input.ts";
import { listNeighbours } from "./recall-earlier.ts";

/** Something about a published draw that does not fit the event any more, in sessions that are still to come. */
export type DrawNeed =
  /** Somebody has a peg and takes no part. `substituteIds`: who of their team takes part and has none. */
  | {
      readonly kind: "withdrawal";
      readonly anglerId: number;
      readonly sessionIds: readonly number[];
      readonly substituteIds: readonly number[];
    }
  | { readonly kind: "late-entrant"; readonly anglerId: number; readonly sessionIds: readonly number[] }
  | {
      readonly kind: "transfer";
      readonly anglerId: number;
      readonly sessionIds: readonly number[];
      /** The new team mates beside them. */
      readonly besideIds: readonly number[];
    }
  | {
      readonly kind: "peg-out-of-use";
      readonly pegId: number;
      readonly sessionIds: readonly number[];
      readonly anglerIds: readonly number[];
    };

/** An angler of the event as they are now, reserves and those who have withdrawn included. */
export interface Candidate extends DrawAngler {
  readonly isReserve: boolean;
  readonly presence: Presence;
}

interface NeedFacts {
  /** What the draw was made of. */
  readonly original: DrawInput;
  /** The same with every change since. */
  readonly drawn: DrawInput;
  /** What it would be made of now. */
  readonly now: DrawInput;
  readonly candidates: readonly Candidate[];
  /** Where everybody fishes. */
  readonly held: readonly Placement[];
  /** The sessions that the draw holds in and that have not begun. */
  readonly sessionIds: readonly number[];
}

/** Holds a published draw against the event as it is now (R9, R12 to R15). */
export function findNeeds(facts: NeedFacts): DrawNeed[] {
  const held = facts.held.filter(({ sessionId }) => facts.sessionIds.includes(sessionId));
  return [
    ...findClosedPegs(facts, held),
    ...findWithdrawn(facts, held),
    ...findUnplaced(facts, held),
    ...findCrowded(facts, held),
  ];
}

function findClosedPegs({ now }: NeedFacts, held: readonly Placement[]): DrawNeed[] {
  const closed = now.sectors.flatMap(({ pegs }) => pegs.filter(({ isOutOfUse }) => isOutOfUse));
  return closed.flatMap(({ pegId }) => {
    const there = held.filter((one) => one.pegId === pegId);
    return there.length === 0
      ? []
      : {
          kind: "peg-out-of-use" as const,
          pegId,
          sessionIds: sessionsOf(there),
          anglerIds: [...new Set(there.map(({ anglerId }) => anglerId))],
        };
  });
}

function findWithdrawn(facts: NeedFacts, held: readonly Placement[]): DrawNeed[] {
  const gone = facts.candidates.filter((angler) => !isDrawn(angler));
  const placed = groupBy(held, ({ anglerId }) => anglerId);
  return gone.flatMap(({ anglerId }) => {
    const own = placed.get(anglerId);
    if (!own) return [];
    const sessionIds = sessionsOf(own);
    const fishes = (id: number) => placed.get(id)?.some(({ sessionId }) => sessionIds.includes(sessionId));
    const replaced = facts.drawn.anglers.find((angler) => angler.anglerId === anglerId);
    const ableIds = facts.candidates
      .filter((angler) => isDrawn(angler) && !fishes(angler.anglerId))
      .filter(({ teamId }) => replaced !== undefined && teamId === replaced.teamId)
      // Whoever has taken over the place in the team comes first.
      .sort((a, b) => Number(b.slot === replaced?.slot) - Number(a.slot === replaced?.slot))
      .map((angler) => angler.anglerId);
    return { kind: "withdrawal" as const, anglerId, sessionIds, substituteIds: ableIds };
  });
}

function findUnplaced({ drawn, sessionIds, candidates }: NeedFacts, held: readonly Placement[]): DrawNeed[] {
  return candidates.filter(isDrawn).flatMap(({ anglerId, groupId }) => {
    const missing = sessionIds
      .filter((id) => !held.some((one) => one.sessionId === id && one.anglerId === anglerId))
      .filter((id) => !isAtRest(drawn, id, groupId));
    return missing.length === 0 ? [] : { kind: "late-entrant" as const, anglerId, sessionIds: missing };
  });
}

/** A group that the rotation sends nowhere in a session does not fish it. Whoever has no group yet is missed. */
function isAtRest({ mode }: DrawInput, sessionId: number, groupId: number | null): boolean {
  if (mode.kind !== "rotation" || groupId === null) return false;
  return !mode.cells.some(
    (cell) => cell.groupId === groupId && cell.sessionId === sessionId && cell.sectorId !== null,
  );
}

/** Only whoever has changed teams since: what an organizer has done by hand they have seen. */
function findCrowded({ original, drawn, now }: NeedFacts, held: readonly Placement[]): DrawNeed[] {
  const mustBeApart = drawn.constraints.some(
    ({ kind, strength }) => kind === "team-mates-apart" && strength === "hard",
  );
  if (!mustBeApart) return [];
  // A repair of something else takes the new team for granted; where somebody sits was drawn for the old one.
  const known = [...drawn.anglers, ...original.anglers];
  const teamWas = new Map(known.map(({ anglerId, teamId }) => [anglerId, teamId]));
  const teamIs = new Map(now.anglers.map(({ anglerId, teamId }) => [anglerId, teamId]));
  const pairs = listNeighbours(now.sectors, held).filter(
    ({ anglerIds: [one, other] }) =>
      teamIs.get(one) !== undefined && teamIs.get(one) !== null && teamIs.get(one) === teamIs.get(other),
  );
  return now.anglers.flatMap(({ anglerId, teamId }) => {
    if (!teamWas.has(anglerId) || teamWas.get(anglerId) === teamId) return [];
    const own = pairs.filter(({ anglerIds }) => anglerIds.includes(anglerId));
    const besideIds = own.flatMap(({ anglerIds }) => anglerIds.filter((id) => id !== anglerId));
    return own.length === 0
      ? []
      : {
          kind: "transfer" as const,
          anglerId,
          sessionIds: sessionsOf(own),
          besideIds: [...new Set(besideIds)],
        };
  });
}

function sessionsOf(ofSessions: readonly { readonly sessionId: number }[]): number[] {
  return [...new Set(ofSessions.map(({ sessionId }) => sessionId))].sort((a, b) => a - b);
}
