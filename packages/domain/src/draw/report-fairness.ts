import type { Constraint, DrawAngler, DrawInput, Placement } from "./draw-input.ts";
import type { DrawResult } from "./draw-pegs.ts";
import type { DrawConflict } from "./explain-conflict.ts";
import { listNeighbours, type Neighbours } from "./recall-earlier.ts";

/** How even a draw came out, together with the sessions before it. Empty lists are good news. */
export interface FairnessReport {
  readonly endPegsByTeam: readonly {
    readonly teamId: number;
    readonly endPegs: number;
    readonly places: number;
  }[];
  readonly repeatedEndPegs: readonly { readonly anglerId: number; readonly sessionIds: readonly number[] }[];
  readonly repeatedSectors: readonly {
    readonly anglerId: number;
    readonly sectorId: number;
    readonly sessionIds: readonly number[];
  }[];
  readonly repeatedNeighbours: readonly {
    readonly anglerIds: readonly [number, number];
    readonly sessionIds: readonly number[];
  }[];
  readonly adjacentTeamMates: readonly Neighbours[];
  readonly inaccessible: readonly Placement[];
  readonly constraints: readonly ConstraintReport[];
}

export interface ConstraintReport {
  readonly constraint: Constraint;
  /** Breaches in this draw, each person or pair and session counted once. */
  readonly breaches: number;
  /** Why it could not be met everywhere: one for each session and box where that was proved or given up. */
  readonly conflicts: readonly DrawConflict[];
}

/** Reports end pegs per team (R4), repeats (R6, R16), team mates side by side (R5), access (R9), and what was not met. */
export function reportFairness(input: DrawInput, { placements, unmet }: DrawResult): FairnessReport {
  const all = [...input.earlier, ...placements];
  const anglers = new Map(input.anglers.map((angler) => [angler.anglerId, angler]));
  const ends = new Set(
    input.sectors.flatMap(({ pegs }) => pegs.filter((peg) => peg.isEnd).map((peg) => peg.pegId)),
  );
  const accessible = new Set(
    input.sectors.flatMap(({ pegs }) => pegs.filter((peg) => peg.isAccessible).map((peg) => peg.pegId)),
  );
  const onEnds = all.filter(({ pegId }) => ends.has(pegId));
  const repeatedEndPegs = listRepeated(onEnds, ({ anglerId }) => `${anglerId}`).map((times) => ({
    anglerId: times[0]!.anglerId,
    sessionIds: listSessions(times),
  }));
  const repeatedSectors = listRepeated(all, ({ anglerId, sectorId }) => `${anglerId} ${sectorId}`).map(
    (times) => ({
      anglerId: times[0]!.anglerId,
      sectorId: times[0]!.sectorId,
      sessionIds: listSessions(times),
    }),
  );
  const repeatedNeighbours = listRepeated(listNeighbours(input.sectors, all), ({ anglerIds }) =>
    anglerIds.join(),
  ).map((times) => ({ anglerIds: times[0]!.anglerIds, sessionIds: listSessions(times) }));
  const adjacentTeamMates = listNeighbours(input.sectors, placements).filter(({ anglerIds: [one, other] }) =>
    isSameTeam(anglers.get(one), anglers.get(other)),
  );
  const inaccessible = placements.filter(
    ({ anglerId, pegId }) => anglers.get(anglerId)?.needsAccessiblePeg && !accessible.has(pegId),
  );
  const elsewhere = placements.filter(({ anglerId, pegId }) => {
    const only = anglers.get(anglerId)?.onlyPegIds;
    return only !== undefined && !only.includes(pegId);
  });
  const drawn = new Set(placements.map(({ sessionId }) => sessionId));
  const breachesOf = {
    "team-mates-apart": adjacentTeamMates.length,
    "new-sector": countRepeats(repeatedSectors, drawn),
    "one-end-peg": countRepeats(repeatedEndPegs, drawn),
    "new-neighbour": countRepeats(repeatedNeighbours, drawn),
    "given-pegs": elsewhere.length,
    "accessible-peg": inaccessible.length,
  };
  return {
    endPegsByTeam: countEndPegs(all, anglers, ends),
    repeatedEndPegs,
    repeatedSectors,
    repeatedNeighbours,
    adjacentTeamMates,
    inaccessible,
    constraints: input.constraints.map((constraint) => ({
      constraint,
      breaches: breachesOf[constraint.kind],
      conflicts: unmet.filter(({ kind }) => kind === constraint.kind).map(({ conflict }) => conflict),
    })),
  };
}

function countEndPegs(
  all: readonly Placement[],
  anglers: ReadonlyMap<number, DrawAngler>,
  ends: ReadonlySet<number>,
): FairnessReport["endPegsByTeam"] {
  const teams = new Map<number, { teamId: number; endPegs: number; places: number }>();
  for (const { anglerId, pegId } of all) {
    const teamId = anglers.get(anglerId)?.teamId;
    if (teamId === null || teamId === undefined) continue;
    const team = teams.get(teamId) ?? { teamId, endPegs: 0, places: 0 };
    teams.set(teamId, team);
    team.places += 1;
    if (ends.has(pegId)) team.endPegs += 1;
  }
  return [...teams.values()].sort((a, b) => a.teamId - b.teamId);
}

function listRepeated<T>(items: readonly T[], keyOf: (item: T) => string): T[][] {
  const times = new Map<string, T[]>();
  for (const item of items) {
    const same = times.get(keyOf(item));
    if (same) same.push(item);
    else times.set(keyOf(item), [item]);
  }
  return [...times.values()].filter((same) => same.length > 1);
}

function listSessions(times: readonly { readonly sessionId: number }[]): number[] {
  return times.map(({ sessionId }) => sessionId);
}

/** A repeat is charged to the session that repeats, if it belongs to this draw; the first time is nobody's fault. */
function countRepeats(
  repeats: readonly { readonly sessionIds: readonly number[] }[],
  drawn: ReadonlySet<number>,
): number {
  return repeats.reduce((sum, { sessionIds }) => {
    const later = sessionIds.slice(1).filter((sessionId) => drawn.has(sessionId));
    return sum + later.length;
  }, 0);
}

function isSameTeam(one: DrawAngler | undefined, other: DrawAngler | undefined): boolean {
  return one !== undefined && one.teamId !== null && one.teamId === other?.teamId;
}
