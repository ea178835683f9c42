import type { RotationResponse } from "@tightlines/contract/rotation";
import { useApi } from "../../../lib/api/api.context.ts";

/** A sector's id, null for a rest, undefined for what is not decided. */
export type CellValue = number | null | undefined;

/** Fills, changes or empties one cell, and answers it as it is then. */
export function useStoreCell(eventUrl: string) {
  const api = useApi();
  const params = { event: eventUrl };
  return async (
    before: RotationResponse | undefined,
    place: { groupId: number; sessionId: number },
    sectorId: CellValue,
  ): Promise<RotationResponse | undefined> => {
    if (!before) {
      if (sectorId === undefined) return undefined;
      return (await api.post("/api/events/{event}/rotations", { params, body: { ...place, sectorId } })).data;
    }
    const path = "/api/events/{event}/rotations/{id}";
    const cell = { params: { ...params, id: String(before.id) } };
    if (sectorId !== undefined)
      return (await api.patch(path, { ...cell, body: { sectorId, revision: before.revision } })).data;
    await api.delete(path, { ...cell, query: { revision: before.revision } });
    return undefined;
  };
}

/** A changed cell stays in its place, so that what is said about the matrix keeps its order. */
export function replaceCell(
  cells: readonly RotationResponse[],
  before: RotationResponse | undefined,
  after: RotationResponse | undefined,
): RotationResponse[] {
  if (!before) return after ? [...cells, after] : [...cells];
  return cells.flatMap((cell) => (cell.id === before.id ? (after ? [after] : []) : [cell]));
}
