import type { GroupDrawRun } from "../group/verify-groups.ts";
import type { PegDrawRun } from "./verify-draw.ts";

/** A published draw of any kind. Whoever handles one asks for its kind first: each has its own input and outcome. */
export type DrawRun = GroupDrawRun | PegDrawRun;

export type DrawRunKind = DrawRun["kind"];

export const DRAW_RUN_KINDS = ["group", "peg"] as const satisfies readonly DrawRunKind[];
