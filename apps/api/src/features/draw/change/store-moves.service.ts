import type { ChangerRole } from "@tightlines/contract/draw-change";
import type { DrawMove, MoveReason } from "@tightlines/domain/draw/draw-change";
import type { DrawSource } from "@tightlines/domain/draw/draw-source";
import { auditedValues } from "../../../platform/audit/audited-values.ts";
import type { DrawRow } from "../../../platform/database/tables/draw.table.ts";
import type { EventCall } from "../../../platform/http/call.ts";
import type { EventPartChange } from "../../event/event-part.service.ts";
import * as draws from "../draw.repository.ts";

/** Where somebody goes, and what everybody reads about it; null for whoever has no peg any more. */
export interface Step {
  move: Pick<DrawMove, "sessionId" | "anglerId">;
  to:
    | (Pick<DrawRow, "pegId" | "sectorId" | "source" | "reason" | "changedBy" | "runId"> & {
        /** Whether others fish from the same peg, because they have chosen one together. */
        isShared?: boolean;
      })
    | null;
}

/** Writes who goes where, each with its line in the trail. */
export async function storeMoves(
  { trx, event, record }: EventPartChange,
  steps: readonly Step[],
  reason: string,
): Promise<void> {
  for (const { move, to } of steps) {
    const { sessionId, anglerId } = move;
    const before = await draws.findOfAngler(trx, event.id, sessionId, anglerId);
    const after = await store(before);
    const row = after ?? before;
    if (!row) continue;
    await record({
      noun: "draw",
      nounId: row.id,
      action: before ? (after ? "update" : "delete") : "create",
      before: before ? auditedValues(before) : null,
      after: after ? auditedValues(after) : null,
      reason: reason || null,
    });

    async function store(row: DrawRow | undefined): Promise<DrawRow | undefined> {
      if (to && row) return draws.move(trx, row, to);
      if (to) return draws.insert(trx, event.id, { sessionId, anglerId, ...to });
      if (row) await draws.deleteById(trx, event.id, row.id);
      return undefined;
    }
  }
}

/** How somebody came to a peg whom a change has moved for this reason. */
export function sourceOf(reason: MoveReason): DrawSource {
  if (reason === "by-hand") return "manual";
  return reason === "replaces" ? "substitution" : "repaired";
}

/** As whom the caller changes a draw: by their right on the event, or without one as an administrator. */
export function roleOf({ event: { right } }: EventCall): ChangerRole {
  return right === "owner" || right === "organizer" ? right : "administrator";
}
