import { tell } from "@tightlines/contract/problem/problem";
import type { Db } from "../../platform/database/schema.ts";
import type { AnglerRow } from "../../platform/database/tables/angler.table.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import type { Move } from "./angler-place.service.ts";
import type { AnglerUses } from "./angler-uses.ts";

type Grouped = Pick<AnglerRow, "id" | "groupId" | "groupReason">;

/** Whether somebody would be taken out of the group that a draw in force gave them. */
export async function leavesDrawnGroup(
  db: Db,
  eventId: number,
  moves: readonly Move[],
  uses: AnglerUses,
): Promise<boolean> {
  const moved = moves.filter(
    ({ before, wanted: { groupId } }) => groupId !== undefined && groupId !== before.groupId,
  );
  if (moved.length === 0) return false;
  const drawn = await uses.findDrawnGroups(db, eventId);
  return moved.some(({ id = 0, wanted }) => drawn.has(id) && drawn.get(id) !== wanted.groupId);
}

/** A draw that everybody could check is not changed in silence. */
export function requireGroupReason(reason: string | undefined): void {
  if (reason !== undefined) return;
  throw new ProblemError("invalid-input", { fields: { reason: [tell("group-reason-missing")] } });
}

/** What is said in public of each: whoever is back where the draw put them needs no excuse any more. */
export async function settleGroupReasons(
  db: Db,
  eventId: number,
  after: readonly Grouped[],
  before: readonly Grouped[],
  act: { reason?: string | undefined; uses: AnglerUses },
): Promise<string[]> {
  const isMoved = after.map(({ groupId }, i) => groupId !== before[i]!.groupId);
  if (!isMoved.includes(true)) return before.map(({ groupReason }) => groupReason);
  const drawn = await act.uses.findDrawnGroups(db, eventId);
  return after.map(({ id, groupId }, i) => {
    if (!isMoved[i]) return before[i]!.groupReason;
    return drawn.size === 0 || drawn.get(id) === groupId ? "" : (act.reason ?? "");
  });
}
