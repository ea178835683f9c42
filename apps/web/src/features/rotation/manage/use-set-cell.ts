import { useQueryClient } from "@tanstack/react-query";
import type { RotationMatrix, RotationResponse } from "@tightlines/contract/rotation";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { readSubmitProblem } from "../../../ui/form/submit-problem.ts";
import { toast } from "../../../ui/toast.ts";
import type { Group, Session } from "../Matrix.tsx";
import { rotationQuery } from "../rotation.queries.ts";

/** A sector's id, null for a rest, undefined for what is not decided. */
export type CellValue = number | null | undefined;

/** Stores one cell at once and offers to take it back. The matrix is fetched anew when somebody was faster. */
export function useSetCell(eventUrl: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { queryKey } = rotationQuery(api, eventUrl);
  const params = { event: eventUrl };

  async function send(group: Group, session: Session, value: CellValue): Promise<CellValue> {
    const cells = queryClient.getQueryData<RotationMatrix>(queryKey)?.cells ?? [];
    const before = cells.find((cell) => cell.groupId === group.id && cell.sessionId === session.id);
    const after = await store(before, { groupId: group.id, sessionId: session.id }, value);
    queryClient.setQueryData<RotationMatrix>(
      queryKey,
      (matrix) =>
        matrix && {
          ...matrix,
          cells: replaceCell(matrix.cells, before, after),
        },
    );
    return before?.sectorId;
  }

  async function store(
    before: RotationResponse | undefined,
    place: { groupId: number; sessionId: number },
    sectorId: CellValue,
  ): Promise<RotationResponse | undefined> {
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
  }

  async function attempt(act: () => Promise<void>) {
    try {
      await act();
    } catch (error) {
      toast.error(readSubmitProblem(error).detail ?? m.rotation_cell_failed());
      await queryClient.invalidateQueries({ queryKey });
    }
  }

  return (group: Group, session: Session, value: CellValue, words: string) =>
    attempt(async () => {
      const before = await send(group, session, value);
      const place = { group: group.code, session: session.number };
      toast.success(m.rotation_cell_saved({ ...place, sector: words }), {
        undo: () =>
          void attempt(async () => {
            await send(group, session, before);
            toast.success(m.rotation_undone());
          }),
      });
    });
}

/** A changed cell stays in its place, so that what is said about the matrix keeps its order. */
function replaceCell(
  cells: readonly RotationResponse[],
  before: RotationResponse | undefined,
  after: RotationResponse | undefined,
): RotationResponse[] {
  if (!before) return after ? [...cells, after] : [...cells];
  return cells.flatMap((cell) => (cell.id === before.id ? (after ? [after] : []) : [cell]));
}
