import { describe, expect, it } from "vitest";
import { reportGroups } from "./report-groups.ts";

const angler = (anglerId: number, teamId: number | null, pinnedGroupId: number | null = null) => ({
  anglerId,
  teamId,
  pinnedGroupId,
});
const place = (anglerId: number, groupId: number) => ({ anglerId, groupId });

describe("reportGroups", () => {
  it("counts sizes and the teams that are in every group", () => {
    const input = { anglers: [angler(1, 7), angler(2, 7), angler(3, 8), angler(4, null)], groupIds: [1, 2] };
    expect(reportGroups(input, [place(1, 1), place(2, 2), place(3, 1), place(4, 2)])).toEqual({
      sizes: [
        { groupId: 1, anglers: 2 },
        { groupId: 2, anglers: 2 },
      ],
      teams: 1,
      teamsInEveryGroup: 1,
      meetings: [],
      kept: 0,
    });
  });

  it("says of team mates in one group whether that could not be helped", () => {
    const anglers = [angler(1, 7), angler(2, 7), angler(3, 7), angler(4, 8, 1), angler(5, 8, 1)];
    const placements = [place(1, 1), place(2, 2), place(3, 2), place(4, 1), place(5, 1)];
    expect(reportGroups({ anglers, groupIds: [1, 2] }, placements)).toMatchObject({
      meetings: [
        { teamId: 7, groupId: 2, anglers: 2, isUnavoidable: true },
        { teamId: 8, groupId: 1, anglers: 2, isUnavoidable: false },
      ],
      kept: 2,
    });
  });
});
