import type { GroupDrawInput, GroupPlacement } from "./draw-groups.ts";

/** How even a group draw came out, for those who have to live with it (F3). */
export interface GroupReport {
  readonly sizes: readonly { readonly groupId: number; readonly anglers: number }[];
  /** Teams of two or more; a single angler cannot be spread. */
  readonly teams: number;
  /** Of those, the ones with somebody in every group. */
  readonly teamsInEveryGroup: number;
  /** Where team mates meet. */
  readonly meetings: readonly GroupMeeting[];
  /** How many kept the group they had. */
  readonly kept: number;
}

/** More than one angler of a team in one group. */
export interface GroupMeeting {
  readonly teamId: number;
  readonly groupId: number;
  readonly anglers: number;
  /** The team has more anglers than there are groups; otherwise those who kept their group are the reason. */
  readonly isUnavoidable: boolean;
}

export function reportGroups(input: GroupDrawInput, placements: readonly GroupPlacement[]): GroupReport {
  const groupIds = [...new Set(input.groupIds)];
  const groupOf = new Map(placements.map(({ anglerId, groupId }) => [anglerId, groupId]));
  const teams = [...countTeams(input, groupOf)].filter(([, groups]) => sum(groups) > 1);
  return {
    sizes: groupIds.map((groupId) => ({
      groupId,
      anglers: placements.filter((placement) => placement.groupId === groupId).length,
    })),
    teams: teams.length,
    teamsInEveryGroup: teams.filter(([, groups]) => groups.size === groupIds.length).length,
    meetings: teams.flatMap(([teamId, groups]) => listMeetings(teamId, groups, groupIds.length)),
    kept: input.anglers.filter(({ pinnedGroupId }) => pinnedGroupId !== null).length,
  };
}

/** For each team, how many of it are in each of its groups. */
function countTeams(
  { anglers }: GroupDrawInput,
  groupOf: ReadonlyMap<number, number>,
): Map<number, Map<number, number>> {
  const teams = new Map<number, Map<number, number>>();
  for (const { anglerId, teamId } of anglers) {
    const groupId = groupOf.get(anglerId);
    if (teamId === null || groupId === undefined) continue;
    const groups = teams.get(teamId) ?? new Map<number, number>();
    groups.set(groupId, (groups.get(groupId) ?? 0) + 1);
    teams.set(teamId, groups);
  }
  return teams;
}

function listMeetings(
  teamId: number,
  groups: ReadonlyMap<number, number>,
  groupCount: number,
): GroupMeeting[] {
  const evenShare = Math.ceil(sum(groups) / groupCount);
  return [...groups]
    .filter(([, anglers]) => anglers > 1)
    .map(([groupId, anglers]) => ({ teamId, groupId, anglers, isUnavoidable: anglers <= evenShare }));
}

function sum(groups: ReadonlyMap<number, number>): number {
  return [...groups.values()].reduce((total, count) => total + count, 0);
}
