import type { GroupPlacement } from "./draw-groups.ts";

/** Which group somebody is in now, and what is said about it. */
export interface HeldGroup {
  readonly anglerId: number;
  readonly groupId: number | null;
  /** Why it is not the one that was drawn; empty where nobody has said. */
  readonly reason: string;
}

/** Somebody who is not in the group that the draw gave them. */
export interface Regrouped {
  readonly anglerId: number;
  /** Null for whoever was not drawn. */
  readonly drawn: number | null;
  /** Null for whoever is in no group any more. */
  readonly now: number | null;
  readonly reason: string;
}

/**
 * What a draw of groups came to beside what holds now. Whoever came later is told of as well: nobody drew them into the
 * group they are in.
 */
export function compareHeldGroups(
  placements: readonly GroupPlacement[],
  held: readonly HeldGroup[],
): Regrouped[] {
  const now = new Map(held.map((one) => [one.anglerId, one]));
  const drawn = new Map(placements.map(({ anglerId, groupId }) => [anglerId, groupId]));
  return [...new Set([...drawn.keys(), ...now.keys()])].flatMap((anglerId) => {
    const before = drawn.get(anglerId) ?? null;
    const { groupId: after = null, reason = "" } = now.get(anglerId) ?? {};
    return before === after ? [] : { anglerId, drawn: before, now: after, reason };
  });
}
