import type { GroupDrawInput, GroupPlacement } from "@tightlines/domain/group/draw-groups";
import type { GroupReport } from "@tightlines/domain/group/report-groups";
import { z } from "zod";
import { why } from "../problem/why.ts";

const id = z.number().int();
const count = z.number().int();

/** Nothing in it may be lost on the way: its hash was promised. */
export const groupDrawInput: z.ZodType<GroupDrawInput, GroupDrawInput> = z.strictObject({
  anglers: z.array(z.strictObject({ anglerId: id, teamId: id.nullable(), pinnedGroupId: id.nullable() })),
  groupIds: z.array(id),
});

export const groupPlacements: z.ZodType<readonly GroupPlacement[], readonly GroupPlacement[]> = z.array(
  z.object({ anglerId: id, groupId: id }),
);

export const groupReport: z.ZodType<GroupReport, GroupReport> = z.object({
  sizes: z.array(z.object({ groupId: id, anglers: count })),
  teams: count.describe("Teams of two or more"),
  teamsInEveryGroup: count,
  meetings: z.array(
    z.object({
      teamId: id,
      groupId: id,
      anglers: count,
      isUnavoidable: z.boolean().describe("Whether the team is larger than there are groups"),
    }),
  ),
  kept: count.describe("How many kept the group they had"),
});

/** What an organizer asks of a group draw; what goes into the draw is made of it. */
export const groupDrawWish = z.object({
  groupIds: z
    .array(id)
    .min(1, why("groups-missing"))
    .optional()
    .describe("Groups to draw into; all of them when it is left out"),
  keep: z
    .enum(["by-hand", "everybody", "nobody"])
    .default("by-hand")
    .describe("Who keeps the group they have: those placed by hand, everybody who has one, or nobody"),
  areTeamsSpread: z.boolean().default(true).describe("Whether team mates go to different groups"),
});

export type GroupDrawWish = z.output<typeof groupDrawWish>;
