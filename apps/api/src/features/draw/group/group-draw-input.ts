import type { GroupDrawWish } from "@tightlines/contract/draw/group-run";
import { isDrawn } from "@tightlines/domain/angler/is-drawn";
import type { GroupDrawInput } from "@tightlines/domain/group/draw-groups";
import { orderGroupInput } from "@tightlines/domain/group/draw-groups";
import type { Member } from "../../group/member.repository.ts";
import type { GroupRun } from "../draw-run.ts";

/** What goes into a draw: everybody it counts on, and who of them keeps the group they have. */
export function makeGroupInput(
  { groupIds, keep, areTeamsSpread }: GroupDrawWish,
  members: readonly Member[],
  allGroupIds: readonly number[],
  inForce: GroupRun | undefined,
): GroupDrawInput {
  const drawn = listDrawn(inForce);
  const isKept = ({ id, groupId }: Member) =>
    keep === "everybody" || (keep === "by-hand" && drawn.get(id) !== groupId);
  return orderGroupInput({
    anglers: members.filter(isDrawn).map((member) => ({
      anglerId: member.id,
      teamId: areTeamsSpread ? member.teamId : null,
      pinnedGroupId: isKept(member) ? member.groupId : null,
    })),
    groupIds: groupIds ?? allGroupIds,
  });
}

/** Where chance put people, as far as a draw is in force; whoever was pinned in it was placed by hand. */
function listDrawn(run: GroupRun | undefined): Map<number, number> {
  if (!run?.outcome) return new Map();
  const pinned = new Set(
    run.input.anglers.filter(({ pinnedGroupId }) => pinnedGroupId !== null).map((a) => a.anglerId),
  );
  return new Map(
    run.outcome
      .filter(({ anglerId }) => !pinned.has(anglerId))
      .map(({ anglerId, groupId }) => [anglerId, groupId]),
  );
}
