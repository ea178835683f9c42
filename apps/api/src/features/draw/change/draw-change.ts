import { drawChange, drawMoves, drawNews } from "@tightlines/contract/draw/peg-change";
import type { DrawChangeResponse } from "@tightlines/contract/draw-change";
import { z } from "zod";
import type { DrawChangeRow } from "../../../platform/database/tables/draw-change.table.ts";

/** A change of a published draw. What does not fit was not written by this product, and is an error. */
export type DrawChangeEntry = ChangeRow & z.output<typeof changeColumns>;

/** With the names of who made it and who took it back; null for whoever has no account any more. */
export type ChangeRow = DrawChangeRow & { actorName: string | null; undoneBy: string | null };

const changeColumns = z.object({ change: drawChange, news: drawNews, moves: drawMoves });

export function readChange(row: ChangeRow): DrawChangeEntry {
  return { ...row, ...changeColumns.parse(row) };
}

export function presentChange(entry: DrawChangeEntry): DrawChangeResponse {
  const { id, number, change, news, moves, reason, actorName, actorRole, createdAt } = entry;
  const { undoneAt, undoneBy, undoneReason } = entry;
  return {
    id,
    number,
    change,
    news,
    moves,
    reason,
    actorName,
    actorRole,
    createdAt: createdAt.toISOString(),
    undone: undoneAt && { by: undoneBy, at: undoneAt.toISOString(), reason: undoneReason },
  };
}
