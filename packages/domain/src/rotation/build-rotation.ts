import { fail, type Outcome, succeed } from "../outcome.ts";
import type { Rotation, RotationCell } from "./rotation.ts";

export interface RotationPlan {
  readonly groupIds: readonly number[];
  readonly sectorIds: readonly number[];
  readonly sessionIds: readonly number[];
  /**
   * `every-sector`: each group fishes each sector exactly once (F4 [D1]). `most-sectors`: each group fishes equally
   * many sectors, as many as the sessions allow, as in a two-leg match over five sectors (C1).
   */
  readonly coverage: "every-sector" | "most-sectors";
}

/**
 * Builds a rotation in which no group meets a sector twice and no two groups share one (F3, F4 [S5][D1]); with as
 * many sessions as groups and sectors it is the Latin square of W26. It exists for `every-sector` exactly when
 * there are as many sessions as the larger of groups and sectors, and the problem says how many that is.
 */
export function buildRotation(plan: RotationPlan): Outcome<Rotation, RotationProblem> {
  const groups = plan.groupIds.length;
  const sectors = plan.sectorIds.length;
  const sessions = plan.sessionIds.length;
  if (groups === 0 || sectors === 0 || sessions === 0)
    return fail("rotation-is-empty", { groups, sectors, sessions });

  const sessionsNeeded = Math.max(groups, sectors);
  const sectorsPerGroup = Math.min(sectors, sessions, Math.floor((sessions * sectors) / groups));
  if (plan.coverage === "every-sector" && sessions < sessionsNeeded) {
    return fail("rotation-needs-more-sessions", {
      groups,
      sectors,
      sessions,
      sessionsNeeded,
      sectorsPerGroup,
    });
  }
  if (sectorsPerGroup === 0)
    return fail("rotation-needs-more-sessions", { groups, sectors, sessions, sessionsNeeded });

  const isCyclic = groups <= Math.max(sectors, sessions);
  const sectorAt = isCyclic ? placeCyclically(plan) : placeInTurns(plan, sectorsPerGroup);
  return succeed({
    groupIds: plan.groupIds,
    sectorIds: plan.sectorIds,
    sessionIds: plan.sessionIds,
    cells: writeCells(plan, sectorAt),
  });
}

export type RotationProblem = "rotation-is-empty" | "rotation-needs-more-sessions";

type SectorAt = (group: number, session: number) => number | undefined;

/**
 * W26 with rests: sector = (group + session) mod n, where n is the larger of sectors and sessions and whatever lies
 * past the last sector is a rest. Rows and columns hold no number twice because neither is longer than n.
 */
function placeCyclically({ sectorIds, sessionIds }: RotationPlan): SectorAt {
  const modulus = Math.max(sectorIds.length, sessionIds.length);
  return (group, session) => sectorIds[(group + session) % modulus];
}

/**
 * More groups than sectors and too few sessions for all: the groups take the sectors in turns, in one long queue.
 * Where the queue comes round to the same sector for the same group, it is shifted by one, so that each group
 * meets new sectors throughout; turns beyond an equal share stay unused.
 */
function placeInTurns({ groupIds, sectorIds, sessionIds }: RotationPlan, sectorsPerGroup: number): SectorAt {
  const groups = groupIds.length;
  const sectors = sectorIds.length;
  const round = (groups * sectors) / greatestCommonDivisor(groups, sectors);
  const placed = new Map<number, number>();
  for (let turn = 0; turn < groups * sectorsPerGroup; turn += 1) {
    const session = Math.floor(turn / sectors);
    const sector = (turn + Math.floor(turn / round)) % sectors;
    placed.set((turn % groups) * sessionIds.length + session, sectorIds[sector]!);
  }
  return (group, session) => placed.get(group * sessionIds.length + session);
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

function writeCells(plan: RotationPlan, sectorAt: SectorAt): RotationCell[] {
  return plan.groupIds.flatMap((groupId, group) =>
    plan.sessionIds.map((sessionId, session) => ({
      groupId,
      sessionId,
      sectorId: sectorAt(group, session) ?? null,
    })),
  );
}
