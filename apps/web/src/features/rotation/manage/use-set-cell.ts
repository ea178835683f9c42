import { useQueryClient } from "@tanstack/react-query";
import type { RotationMatrix } from "@tightlines/contract/rotation";
import { useState } from "react";
import { ApiProblem } from "../../../lib/api/api-problem.ts";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { readSubmitProblem } from "../../../ui/form/submit-problem.ts";
import { toast } from "../../../ui/toast.ts";
import type { Group, Session } from "../Matrix.tsx";
import { rotationQuery } from "../rotation.queries.ts";
import { type CellValue, replaceCell, useStoreCell } from "./use-store-cell.ts";

/** A cell that somebody else has changed meanwhile: his version and one's own. */
export interface CellClash {
  group: Group;
  session: Session;
  changedBy: string | null;
  mine: CellValue;
  theirs: CellValue;
}

/** Stores one cell at once and offers to take it back. When somebody was faster, both versions are kept for a choice. */
export function useSetCell(eventUrl: string) {
  const queryClient = useQueryClient();
  const { queryKey } = rotationQuery(useApi(), eventUrl);
  const store = useStoreCell(eventUrl);
  const [clash, setClash] = useState<CellClash | null>(null);

  function findCell(group: Group, session: Session) {
    const cells = queryClient.getQueryData<RotationMatrix>(queryKey)?.cells ?? [];
    return cells.find((cell) => cell.groupId === group.id && cell.sessionId === session.id);
  }

  async function send(group: Group, session: Session, value: CellValue): Promise<CellValue> {
    const before = findCell(group, session);
    const after = await store(before, { groupId: group.id, sessionId: session.id }, value);
    queryClient.setQueryData<RotationMatrix>(
      queryKey,
      (matrix) => matrix && { ...matrix, cells: replaceCell(matrix.cells, before, after) },
    );
    return before?.sectorId;
  }

  /** `said` is told what was there before, once it is stored. */
  async function attempt(group: Group, session: Session, mine: CellValue, said: (before: CellValue) => void) {
    setClash(null);
    try {
      said(await send(group, session, mine));
    } catch (error) {
      await queryClient.invalidateQueries({ queryKey });
      const theirs = findCell(group, session)?.sectorId;
      if (!wasFaster(error)) toast.error(readSubmitProblem(error).detail ?? m.rotation_cell_failed());
      else if (theirs !== mine)
        setClash({ group, session, changedBy: error.changedBy ?? null, mine, theirs });
    }
  }

  const setCell = (group: Group, session: Session, value: CellValue, words: string) =>
    attempt(group, session, value, (before) =>
      toast.success(m.rotation_cell_saved({ group: group.code, session: session.number, sector: words }), {
        undo: () => void attempt(group, session, before, () => toast.success(m.rotation_undone())),
      }),
    );

  return { setCell, clash, dismissClash: () => setClash(null) };
}

/** Somebody has changed, filled or emptied the cell since it was fetched. */
function wasFaster(error: unknown): error is ApiProblem {
  const codes = ["stale-revision", "rotation-cell-taken", "rotation-not-found"];
  return error instanceof ApiProblem && codes.includes(error.code);
}
