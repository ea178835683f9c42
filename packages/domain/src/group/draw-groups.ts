import { fail, type Outcome, succeed } from "../outcome.ts";
import { openStream } from "../random/open-stream.ts";
import { readSeed } from "../random/read-seed.ts";
import { shuffleList } from "../random/shuffle-list.ts";

export interface GroupDraw {
  readonly seed: string;
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
 * even as can be. Each angler takes the group with the fewest of his team, then with the fewest anglers, then the
 * first in an order shuffled anew for his team. Without pins, group sizes differ by at most one.
 */
export function drawGroups(draw: GroupDraw): Outcome<GroupPlacement[], GroupDrawProblem> {
  const seed = readSeed(draw.seed);
  if (!seed) return fail("seed-is-not-256-bits");
  const known = new Set(draw.groupIds);
  if (known.size === 0) return fail("no-groups");
  const lost = draw.anglers.find(({ pinnedGroupId }) => pinnedGroupId !== null && !known.has(pinnedGroupId));
  if (lost) return fail("pinned-to-unknown-group", { anglerId: lost.anglerId, groupId: lost.pinnedGroupId });

  const stream = openStream(seed, "groups");
  const anglers = draw.anglers.toSorted((a, b) => a.anglerId - b.anglerId);
  const groupIds = [...known].sort((a, b) => a - b);
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

export type GroupDrawProblem = "seed-is-not-256-bits" | "no-groups" | "pinned-to-unknown-group";

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
