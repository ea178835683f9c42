import type { Rotation, RotationCell } from "./rotation.ts";

/** One thing wrong with a matrix, and the cells an editor marks for it. */
export interface RotationConflict {
  readonly code:
    | "unknown-group"
    | "unknown-session"
    | "unknown-sector"
    | "cell-given-twice"
    | "cell-missing"
    | "sector-shared"
    | "sector-repeated"
    | "sector-missed"
    | "unequal-rests";
  readonly cells: readonly Pick<RotationCell, "groupId" | "sessionId">[];
  readonly groupId?: number;
  readonly sectorId?: number;
}

/**
 * Names every conflict of an explicit or edited matrix: one group to a sector in a session (F3), no sector twice for
 * a group (F4, R6 [S24][D1]), every sector fished where the matrix sets out to (`every-sector`), and equally many
 * rests for all (F2). The six-slot matrix of 2008 has none.
 */
export function checkRotation(
  rotation: Rotation,
  coverage: "every-sector" | "most-sectors" = "every-sector",
): RotationConflict[] {
  const misfits = findMisfits(rotation);
  if (misfits.length > 0) return misfits;
  return [
    ...findShared(rotation),
    ...findRepeated(rotation),
    ...(coverage === "every-sector" ? findMissed(rotation) : findUnequalRests(rotation)),
  ];
}

/** Cells that do not fit the matrix at all; nothing else can be said before these are put right. */
function findMisfits({ groupIds, sectorIds, sessionIds, cells }: Rotation): RotationConflict[] {
  const conflicts: RotationConflict[] = [];
  const seen = new Map<string, number>();
  for (const cell of cells) {
    const at = [locate(cell)];
    if (!groupIds.includes(cell.groupId)) conflicts.push({ code: "unknown-group", cells: at });
    if (!sessionIds.includes(cell.sessionId)) conflicts.push({ code: "unknown-session", cells: at });
    if (cell.sectorId !== null && !sectorIds.includes(cell.sectorId)) {
      conflicts.push({ code: "unknown-sector", cells: at, sectorId: cell.sectorId });
    }
    const times = (seen.get(keyOf(cell)) ?? 0) + 1;
    if (times === 2) conflicts.push({ code: "cell-given-twice", cells: at });
    seen.set(keyOf(cell), times);
  }
  for (const groupId of groupIds) {
    for (const sessionId of sessionIds) {
      const cell = { groupId, sessionId };
      if (!seen.has(keyOf(cell))) conflicts.push({ code: "cell-missing", cells: [cell] });
    }
  }
  return conflicts;
}

function findShared({ sessionIds, sectorIds, cells }: Rotation): RotationConflict[] {
  return sessionIds.flatMap((sessionId) =>
    sectorIds.flatMap((sectorId) => {
      const fishing = cells.filter((cell) => cell.sessionId === sessionId && cell.sectorId === sectorId);
      return fishing.length > 1
        ? [{ code: "sector-shared" as const, cells: fishing.map(locate), sectorId }]
        : [];
    }),
  );
}

function findRepeated({ groupIds, sectorIds, cells }: Rotation): RotationConflict[] {
  return groupIds.flatMap((groupId) =>
    sectorIds.flatMap((sectorId) => {
      const times = cells.filter((cell) => cell.groupId === groupId && cell.sectorId === sectorId);
      return times.length > 1
        ? [{ code: "sector-repeated" as const, cells: times.map(locate), groupId, sectorId }]
        : [];
    }),
  );
}

function findMissed({ groupIds, sectorIds, cells }: Rotation): RotationConflict[] {
  return groupIds.flatMap((groupId) => {
    const row = cells.filter((cell) => cell.groupId === groupId);
    const fished = new Set(row.map((cell) => cell.sectorId));
    const resting = row.filter((cell) => cell.sectorId === null).map(locate);
    return sectorIds
      .filter((sectorId) => !fished.has(sectorId))
      .map((sectorId) => ({ code: "sector-missed" as const, cells: resting, groupId, sectorId }));
  });
}

/** Resting more often than another group costs an angler a session, so it must not depend on the group. */
function findUnequalRests({ groupIds, cells }: Rotation): RotationConflict[] {
  const rests = groupIds.map((groupId) =>
    cells.filter((cell) => cell.groupId === groupId && cell.sectorId === null),
  );
  const fewest = Math.min(...rests.map((row) => row.length));
  return rests
    .filter((row) => row.length > fewest)
    .map((row) => ({ code: "unequal-rests" as const, cells: row.map(locate), groupId: row[0]!.groupId }));
}

function locate({ groupId, sessionId }: RotationCell): Pick<RotationCell, "groupId" | "sessionId"> {
  return { groupId, sessionId };
}

function keyOf({ groupId, sessionId }: Pick<RotationCell, "groupId" | "sessionId">): string {
  return `${groupId}:${sessionId}`;
}
