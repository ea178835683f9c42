import type { UndoInput } from "@tightlines/contract/event-part";
import type { RotationInput } from "@tightlines/contract/rotation";
import { tell } from "@tightlines/contract/problem/problem";
import { auditedValues } from "../../platform/audit/audited-values.ts";
import { findLastEntry } from "../../platform/audit/find-last-entry.ts";
import { requireUntouched, tooLate } from "../../platform/audit/require-untouched.ts";
import type { AuditRow } from "../../platform/database/tables/audit.table.ts";
import type { RotationRow } from "../../platform/database/tables/rotation.table.ts";
import type { EventCall } from "../../platform/http/call.ts";
import { changeEventPart } from "../event/event-part.service.ts";
import * as rotations from "./rotation.repository.ts";
import type { Matrix } from "./rotation.repository.ts";
import { MATRIX } from "./rotation.service.ts";

/** Puts back what the generated matrix replaced, as the trail kept it, unless somebody has changed a cell since. */
export function undoRotation(call: EventCall, { rows: seen }: UndoInput): Promise<Matrix> {
  return changeEventPart(call, { topics: ["rotation"] }, async ({ trx, event, record }) => {
    const matrix = await rotations.findMatrix(trx, event.id);
    const { cells } = matrix;
    const untouched = requireUntouched(cells, seen, () => tell("rotation-cell"));
    if (untouched.length < cells.length) throw tooLate(tell("cells-added"));
    const generated = await findLastEntry(trx, {
      eventId: event.id,
      noun: "rotation",
      nounId: MATRIX,
      action: "generate",
    });
    if (!generated || !isMadeBy(generated, cells)) throw tooLate(tell("rotation-not-the-last"));
    const replaced = generated.before!["cells"] as RotationInput[];
    if (!replaced.every((cell) => isKnown(matrix, cell))) throw tooLate(tell("rotation-parts-gone"));
    await rotations.deleteMatrix(trx, event.id);
    if (replaced.length > 0) await rotations.insert(trx, event.id, replaced);
    await record({
      noun: "rotation",
      nounId: MATRIX,
      action: "undo",
      before: { cells: cells.map((cell) => auditedValues(cell)) },
      after: { cells: replaced },
    });
    return { ...matrix, cells: await rotations.findAll(trx, event.id) };
  });
}

/** Cells and entry are of one transaction, hence of one instant; a cell changed or restored since has a later one. */
function isMadeBy({ at, after }: AuditRow, cells: readonly RotationRow[]): boolean {
  const generated = after!["cells"] as RotationInput[];
  return (
    cells.length === generated.length && cells.every(({ updatedAt }) => updatedAt.getTime() === at.getTime())
  );
}

function isKnown({ groups, sessions, sectors }: Matrix, cell: RotationInput): boolean {
  const has = (rows: readonly { id: number }[], id: number) => rows.some((row) => row.id === id);
  return (
    has(groups, cell.groupId) &&
    has(sessions, cell.sessionId) &&
    (cell.sectorId === null || has(sectors, cell.sectorId))
  );
}
