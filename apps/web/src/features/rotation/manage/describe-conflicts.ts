import type { RotationMatrix } from "@tightlines/contract/rotation";
import { reviewRotation } from "@tightlines/domain/rotation/review-rotation";
import type { RotationConflict } from "@tightlines/domain/rotation/check-rotation";
import { m } from "../../../paraglide/messages.js";

/** What is wrong with a matrix: the sentences to read and the cells to mark. */
export interface ConflictsFound {
  sentences: string[];
  /** How many cells are not set; null where all are. That is work to do, and no mistake. */
  missing: string | null;
  isMarked: (groupId: number, sessionId: number) => boolean;
}

/** By the same rules as the server's, so that it is said while somebody edits. */
export function describeConflicts(matrix: RotationMatrix): ConflictsFound {
  const conflicts = reviewRotation({
    groupIds: matrix.groups.map(({ id }) => id),
    sectorIds: matrix.sectors.map(({ id }) => id),
    sessionIds: matrix.sessions.map(({ id }) => id),
    cells: matrix.cells,
  });
  const missing = conflicts.filter(({ code }) => code === "cell-missing").length;
  const others = conflicts.filter(({ code }) => code !== "cell-missing");
  const marked = new Set(others.flatMap(({ cells }) => cells.map(keyOf)));
  return {
    sentences: others.map((conflict) => sentenceFor(conflict, matrix)),
    missing: missing > 0 ? m.rotation_conflict_missing({ count: missing }) : null,
    isMarked: (groupId, sessionId) => marked.has(keyOf({ groupId, sessionId })),
  };
}

function sentenceFor(conflict: RotationConflict, { groups, sectors, sessions }: RotationMatrix): string {
  const codeOf = (id: number | undefined) => groups.find((group) => group.id === id)?.code ?? "?";
  const numberOf = (id: number | undefined) => sessions.find((session) => session.id === id)?.number ?? "?";
  const [first] = conflict.cells;
  const facts = {
    group: codeOf(conflict.groupId ?? first?.groupId),
    session: numberOf(first?.sessionId),
    sector: sectors.find(({ id }) => id === conflict.sectorId)?.code ?? "?",
    groups: conflict.cells.map(({ groupId }) => m.group_name({ code: codeOf(groupId) })).join(", "),
    sessions: conflict.cells
      .map(({ sessionId }) => m.session_label({ number: numberOf(sessionId) }))
      .join(", "),
  };
  if (conflict.code === "sector-shared") return m.rotation_conflict_shared(facts);
  if (conflict.code === "sector-repeated") return m.rotation_conflict_repeated(facts);
  if (conflict.code === "sector-missed") return m.rotation_conflict_missed(facts);
  if (conflict.code === "unequal-rests") return m.rotation_conflict_rests(facts);
  if (conflict.code === "unknown-sector") return m.rotation_conflict_sector(facts);
  return m.rotation_conflict_other(facts);
}

function keyOf({ groupId, sessionId }: { groupId: number; sessionId: number }): string {
  return `${groupId}:${sessionId}`;
}
