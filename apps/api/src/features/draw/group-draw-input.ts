import type { GroupDrawPlan } from "@tightlines/contract/draw-run";
import type { GroupDrawInput, GroupPlacement } from "@tightlines/domain/group/draw-groups";
import { orderGroupInput } from "@tightlines/domain/group/draw-groups";
import type { DrawRunRow } from "../../platform/database/tables/draw-run.table.ts";
import type { Member } from "../group/member.repository.ts";

export type GroupDrawWish = Pick<GroupDrawPlan, "groupIds" | "keep" | "areTeamsSpread">;

/** What goes into a draw: everybody who takes part, and who of them keeps the group they have. */
export function makeGroupInput(
  { groupIds, keep, areTeamsSpread }: GroupDrawWish,
  members: readonly Member[],
  allGroupIds: readonly number[],
  inForce: DrawRunRow | undefined,
): GroupDrawInput {
  const drawn = listDrawn(inForce);
  const isKept = ({ id, groupId }: Member) =>
    keep === "everybody" || (keep === "by-hand" && drawn.get(id) !== groupId);
  return orderGroupInput({
    anglers: members
      .filter(({ takesPart }) => takesPart)
      .map((member) => ({
        anglerId: member.id,
        teamId: areTeamsSpread ? member.teamId : null,
        pinnedGroupId: isKept(member) ? member.groupId : null,
      })),
    groupIds: groupIds ?? allGroupIds,
  });
}

/** Where chance put people, as far as a draw is in force; whoever was pinned in it was placed by hand. */
function listDrawn(run: DrawRunRow | undefined): Map<number, number> {
  if (!run) return new Map();
  const { anglers } = run.input as GroupDrawInput;
  const placements = run.outcome as GroupPlacement[];
  const pinned = new Set(
    anglers.filter(({ pinnedGroupId }) => pinnedGroupId !== null).map((a) => a.anglerId),
  );
  return new Map(
    placements
      .filter(({ anglerId }) => !pinned.has(anglerId))
      .map(({ anglerId, groupId }) => [anglerId, groupId]),
  );
}
