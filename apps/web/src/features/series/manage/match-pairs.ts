import { MATCHES_AT_ONCE } from "@tightlines/contract/limits";
import type { Match, SeasonPerson } from "@tightlines/contract/series/series-people";

/** All of them are one person: every two of their entries, so that one can be taken out and the others stay together. */
export function joining(people: readonly SeasonPerson[]): Match[] {
  const ids = people.flatMap(({ entries }) => entries.map(({ anglerId }) => anglerId));
  return pairsOf(ids).map((pair) => ({ ...pair, verdict: "same" }));
}

/** The groups that can be decided in one call; those that are left are suggested again. */
export function joiningAll(groups: readonly (readonly SeasonPerson[])[]): Match[] {
  const matches: Match[] = [];
  for (const group of groups) {
    const more = joining(group);
    if (matches.length + more.length <= MATCHES_AT_ONCE) matches.push(...more);
  }
  return matches;
}

/** No two of them are one person. */
export function parting(people: readonly SeasonPerson[]): Match[] {
  return pairsOf(people.map(({ id }) => id)).map((pair) => ({ ...pair, verdict: "different" }));
}

/** One entry is somebody else's than all the others. */
export function splitting({ entries }: SeasonPerson, anglerId: number): Match[] {
  return entries.flatMap(({ anglerId: otherId }) =>
    otherId === anglerId ? [] : [{ anglerId, otherId, verdict: "different" as const }],
  );
}

function pairsOf(ids: readonly number[]): { anglerId: number; otherId: number }[] {
  return ids.flatMap((anglerId, index) => ids.slice(index + 1).map((otherId) => ({ anglerId, otherId })));
}
