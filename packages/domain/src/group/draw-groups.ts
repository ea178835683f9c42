import { fail, type Outcome, succeed } from "../outcome.ts";
import { openStream } from "../random/open-stream.ts";
import { readSeed } from "../random/read-seed.ts";
import { shuffleList } from "../random/shuffle-list.ts";

/** All that decides a group draw apart from the seed; what the published hash is taken of. Lists come in any order. */
export interface GroupDrawInput {
  readonly anglers: readonly GroupAngler[];
  readonly groupIds: readonly number[];
}

export interface GroupAngler {
  readonly anglerId: number;
  readonly teamId: number | null;
  /** Where the captain has placed this angler already (R3 [S97]); null to be drawn. */
  readonly pinnedGroupId: number | null;
}

export interface GroupPlacement {
  readonly anglerId: number;
  readonly groupId: number;
}

/**
 * Draws anglers into groups: one of every team in each group where the team sizes allow it (F3 [S5][D1]), else as
 * even as can be. Each angler takes the group with the fewest of their team, then with the fewest anglers, then the
 * first in an order shuffled anew for their team. Without pins, group sizes differ by at most one.
 */
export function drawGroups(
  given: GroupDrawInput,
  seedText: string,
): Outcome<GroupPlacement[], GroupDrawProblem> {
  const seed = readSeed(seedText);
  if (!seed) return fail("seed-is-not-256-bits");
  const { anglers, groupIds } = orderGroupInput(given);
  const twice = anglers.find(({ anglerId }, i) => anglerId === anglers[i - 1]?.anglerId);
  if (twice) return fail("angler-listed-twice", { anglerId: twice.anglerId });
  const known = new Set(groupIds);
  if (known.size === 0) return fail("no-groups");
  const lost = anglers.find(({ pinnedGroupId }) => pinnedGroupId !== null && !known.has(pinnedGroupId));
  if (lost) return fail("pinned-to-unknown-group", { anglerId: lost.anglerId, groupId: lost.pinnedGroupId });

  const stream = openStream(seed, "groups");
  const groupSizes = new Map(groupIds.map((groupId) => [groupId, 0]));
  const placements = anglers.flatMap(({ anglerId, pinnedGroupId }) =>
    pinnedGroupId === null ? [] : [{ anglerId, groupId: pinnedGroupId }],
  );
  for (const { groupId } of placements) increment(groupSizes, groupId);

  for (const team of shuffleList(listTeams(anglers), stream)) {
    const order = shuffleList(groupIds, stream);
    const ofTeam = countPinned(team, groupIds);
    for (const angler of shuffleList(team, stream)) {
      if (angler.pinnedGroupId !== null) continue;
      const groupId = order.toSorted(
        (a, b) => ofTeam.get(a)! - ofTeam.get(b)! || groupSizes.get(a)! - groupSizes.get(b)!,
      )[0]!;
      increment(ofTeam, groupId);
      increment(groupSizes, groupId);
      placements.push({ anglerId: angler.anglerId, groupId });
    }
  }
  return succeed(placements.sort((a, b) => a.anglerId - b.anglerId));
}

export type GroupDrawProblem =
  | "seed-is-not-256-bits"
  | "angler-listed-twice"
  | "no-groups"
  | "pinned-to-unknown-group";

/** Anglers and groups by id, each group once: neither the draw nor its hash depends on how the lists came (R17). */
export function orderGroupInput({ anglers, groupIds }: GroupDrawInput): GroupDrawInput {
  return {
    anglers: anglers.toSorted((a, b) => a.anglerId - b.anglerId),
    groupIds: [...new Set(groupIds)].sort((a, b) => a - b),
  };
}

/** Teams by number, then those without a team one by one: each of them is a team of one. */
function listTeams(anglers: readonly GroupAngler[]): GroupAngler[][] {
  const teams = new Map<number, GroupAngler[]>();
  const individuals: GroupAngler[][] = [];
  for (const angler of anglers) {
    const team = angler.teamId === null ? undefined : teams.get(angler.teamId);
    if (team) team.push(angler);
    else if (angler.teamId === null) individuals.push([angler]);
    else teams.set(angler.teamId, [angler]);
  }
  return [...[...teams].sort(([a], [b]) => a - b).map(([, members]) => members), ...individuals];
}

function countPinned(team: readonly GroupAngler[], groupIds: readonly number[]): Map<number, number> {
  const counts = new Map(groupIds.map((groupId) => [groupId, 0]));
  for (const { pinnedGroupId } of team) if (pinnedGroupId !== null) increment(counts, pinnedGroupId);
  return counts;
}

function increment(counts: Map<number, number>, key: number): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
