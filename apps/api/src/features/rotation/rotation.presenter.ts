import type { RotationMatrix, RotationResponse } from "@tightlines/contract/rotation";
import { reviewRotation } from "@tightlines/domain/rotation/review-rotation";
import type { RotationRow } from "../../platform/database/tables/rotation.table.ts";
import type { Matrix } from "./rotation.repository.ts";

export function presentRotation({ eventId: _eventId, ...cell }: RotationRow): RotationResponse {
  return { ...cell, createdAt: cell.createdAt.toISOString(), updatedAt: cell.updatedAt.toISOString() };
}

export function presentMatrix({ groups, sectors, sessions, cells }: Matrix): RotationMatrix {
  const conflicts = reviewRotation({
    groupIds: groups.map(({ id }) => id),
    sectorIds: sectors.map(({ id }) => id),
    sessionIds: sessions.map(({ id }) => id),
    cells,
  });
  return {
    groups: groups.map(({ id, code, name, anglerIds }) => ({
      id,
      code,
      name,
      anglerCount: anglerIds.length,
    })),
    sectors,
    sessions: sessions.map((session) => ({
      ...session,
      startsAt: session.startsAt.toISOString(),
      endsAt: session.endsAt.toISOString(),
    })),
    cells: cells.map(presentRotation),
    conflicts: conflicts.map(({ code, cells: at, groupId = null, sectorId = null }) => ({
      code,
      cells: [...at],
      groupId,
      sectorId,
    })),
  };
}
