import type { GroupDrawRun } from "../group/verify-groups.ts";
import type { PegDrawRun } from "./verify-draw.ts";

/** A published draw of any kind. Whoever handles one asks for its kind first: each has its own input and outcome. */
export type DrawRun = GroupDrawRun | PegDrawRun;

export type DrawRunKind = DrawRun["kind"];

export const DRAW_RUN_KINDS = ["group", "peg"] as const satisfies readonly DrawRunKind[];

/**
 * Who made the seed of a draw: the server, or a person who gave it. Whoever gives a seed can try draws beforehand and give
 * the one they like, so everybody is told. It is unknown of draws that were made before this was recorded.
 */
export const SEED_SOURCES = ["server", "given", "unknown"] as const;

export type SeedSource = (typeof SEED_SOURCES)[number];
