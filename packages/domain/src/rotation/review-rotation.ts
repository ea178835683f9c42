import { checkRotation, type RotationConflict } from "./check-rotation.ts";
import type { Rotation } from "./rotation.ts";

/** What a matrix of this size can set out to do: every sector for every group, or as many as the sessions allow (F4, C1). */
export function coverageOf({
  groupIds,
  sectorIds,
  sessionIds,
}: Omit<Rotation, "cells">): "every-sector" | "most-sectors" {
  return sessionIds.length >= Math.max(groupIds.length, sectorIds.length) ? "every-sector" : "most-sectors";
}

/**
 * Names the conflicts of a matrix that somebody is still filling in: what collides already is said beside what is
 * missing, while what only a whole matrix can get wrong (sectors missed, unequal rests) waits until it is whole.
 */
export function reviewRotation(rotation: Rotation): RotationConflict[] {
  const coverage = coverageOf(rotation);
  const conflicts = checkRotation(rotation, coverage);
  const missing = conflicts.filter(({ code }) => code === "cell-missing");
  if (missing.length === 0 || missing.length < conflicts.length) return conflicts;
  const rests = missing.flatMap(({ cells }) => cells.map((cell) => ({ ...cell, sectorId: null })));
  const collisions = checkRotation({ ...rotation, cells: [...rotation.cells, ...rests] }, coverage).filter(
    ({ code }) => code === "sector-shared" || code === "sector-repeated",
  );
  return [...collisions, ...missing];
}
