import type { RotationInput, RotationPatch, RotationPlan } from "@tightlines/contract/rotation";
import { tell } from "@tightlines/contract/problem/problem";
import { buildRotation } from "@tightlines/domain/rotation/build-rotation";
import { auditedValues } from "../../platform/audit/audited-values.ts";
import { storedVersion } from "../../platform/audit/require-seen.ts";
import type { Db } from "../../platform/database/schema.ts";
import type { RotationRow } from "../../platform/database/tables/rotation.table.ts";
import { requireFound } from "../../platform/http/require-found.ts";
import type { EventCall } from "../../platform/http/call.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { changeEventPart } from "../event/event-part.service.ts";
import { presentRotation } from "./rotation.presenter.ts";
import * as rotations from "./rotation.repository.ts";
import type { Matrix } from "./rotation.repository.ts";

/** What the trail calls the whole: the id of the event may be the id of a cell as well. */
export const MATRIX = "matrix";

export async function getRotation(db: Db, eventId: number, id: number): Promise<RotationRow> {
  return requireFound(await rotations.findById(db, eventId, id), "rotation-not-found");
}

export function addRotation(call: EventCall, input: RotationInput): Promise<RotationRow> {
  return changeEventPart(call, { topics: ["rotation"] }, async ({ trx, event, record }) => {
    const matrix = await rotations.findMatrix(trx, event.id);
    requireKnown(matrix, input);
    await requireOpen(trx, matrix, input);
    const [cell] = await rotations.insert(trx, event.id, [input]);
    await record({ noun: "rotation", nounId: cell!.id, action: "create", after: auditedValues(cell!) });
    return cell!;
  });
}

export function changeRotation(
  call: EventCall,
  id: number,
  { revision, sectorId }: RotationPatch,
): Promise<RotationRow> {
  return changeEventPart(call, { topics: ["rotation"] }, async ({ trx, event, record, requireSeen }) => {
    const before = await getRotation(trx, event.id, id);
    await requireSeen("rotation", before, revision, presentRotation);
    requireKnown(await rotations.findMatrix(trx, event.id), { sectorId });
    const after = await rotations.update(trx, event.id, before.id, sectorId);
    const values = { before: auditedValues(before), after: auditedValues(after) };
    await record({ noun: "rotation", nounId: after.id, action: "update", ...values });
    return after;
  });
}

export function deleteRotation(
  call: EventCall,
  id: number,
  { revision }: { revision?: number | undefined },
): Promise<RotationRow> {
  return changeEventPart(call, { topics: ["rotation"] }, async ({ trx, event, record, requireSeen }) => {
    const cell = await getRotation(trx, event.id, id);
    await requireSeen("rotation", cell, revision, presentRotation);
    await rotations.deleteById(trx, event.id, cell.id);
    await record({ noun: "rotation", nounId: cell.id, action: "delete", before: auditedValues(cell) });
    return cell;
  });
}

/**
 * Fills the whole matrix. What is there already goes only when that was asked for, and then stays in the trail. A matrix
 * that would come out the same is left alone: its cells still belong to whoever made them.
 */
export function generateRotation(
  call: EventCall,
  { coverage, replace, reason }: RotationPlan,
): Promise<Matrix> {
  return changeEventPart(call, { topics: ["rotation"] }, async ({ trx, event, record }) => {
    const matrix = await rotations.findMatrix(trx, event.id);
    const { cells } = matrix;
    if (cells.length > 0 && !replace)
      throw new ProblemError("rotation-exists", { facts: { cells: cells.length } });
    const built = planRotation(matrix, coverage);
    if (areSamePlaces(cells, built)) return matrix;
    await rotations.deleteMatrix(trx, event.id);
    await rotations.insert(trx, event.id, built);
    await record({
      noun: "rotation",
      nounId: MATRIX,
      action: "generate",
      before: { cells: cells.map((cell) => auditedValues(cell)) },
      after: { cells: built },
      reason: reason || null,
    });
    return { ...matrix, cells: await rotations.findAll(trx, event.id) };
  });
}

function areSamePlaces(cells: readonly RotationInput[], built: readonly RotationInput[]): boolean {
  const placeOf = ({ groupId, sessionId, sectorId }: RotationInput) => `${groupId} ${sessionId} ${sectorId}`;
  const places = new Set(cells.map(placeOf));
  return cells.length === built.length && built.every((cell) => places.has(placeOf(cell)));
}

function planRotation({ groups: rows, sectors, sessions }: Matrix, coverage: RotationPlan["coverage"]) {
  const built = buildRotation({
    groupIds: rows.map(({ id }) => id),
    sectorIds: sectors.map(({ id }) => id),
    sessionIds: sessions.map(({ id }) => id),
    coverage,
  });
  if (built.ok) return built.value.cells;
  const counts = { groups: rows.length, sectors: sectors.length, sessions: sessions.length };
  const sessionsNeeded = Number(built.problem.facts["sessionsNeeded"] ?? 0);
  if (sessionsNeeded === 0) throw new ProblemError("rotation-is-empty", { facts: counts });
  throw new ProblemError("rotation-needs-more-sessions", { facts: { ...counts, sessionsNeeded } });
}

const NO_GROUP = {
  code: "group-not-found",
  field: "groupId",
  problem: tell("group-not-here"),
} as const;
const NO_SESSION = {
  code: "session-not-found",
  field: "sessionId",
  problem: tell("session-not-here"),
} as const;
const NO_SECTOR = {
  code: "sector-not-found",
  field: "sectorId",
  problem: tell("sector-not-here"),
} as const;

/** Ids of another event, of a part of a sector or of a practice name nothing that belongs into the matrix. */
function requireKnown(matrix: Matrix, cell: Partial<RotationInput>): void {
  const { groupId, sessionId, sectorId } = cell;
  const has = (rows: readonly { id: number }[], id: number | null | undefined) =>
    id == null || rows.some((row) => row.id === id);
  const wrong = [
    !has(matrix.groups, groupId) && NO_GROUP,
    !has(matrix.sessions, sessionId) && NO_SESSION,
    !has(matrix.sectors, sectorId) && NO_SECTOR,
  ].filter((each) => each !== false);
  if (wrong.length === 0) return;
  const fields = Object.fromEntries(wrong.map(({ field, problem }) => [field, [problem]]));
  throw new ProblemError(wrong[0]!.code, { fields });
}

/** Whoever fills a cell that somebody else has filled meanwhile sees what is in it. */
async function requireOpen(db: Db, { cells }: Matrix, { groupId, sessionId }: RotationInput): Promise<void> {
  const taken = cells.find((cell) => cell.groupId === groupId && cell.sessionId === sessionId);
  if (!taken) return;
  const { id: nounId, eventId } = taken;
  const stored = await storedVersion(db, { noun: "rotation", nounId, eventId }, presentRotation(taken));
  throw new ProblemError("rotation-cell-taken", { stored });
}
