import { useQueryClient } from "@tanstack/react-query";
import type { RotationMatrix, RotationResponse } from "@tightlines/contract/rotation";
import { useState } from "react";
import { ApiProblem } from "../../../lib/api/api-problem.ts";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { readSubmitProblem } from "../../../ui/form/submit-problem.ts";
import { toast } from "../../../ui/toast.ts";
import type { Group, Session } from "../Matrix.tsx";
import { rotationQuery } from "../rotation.queries.ts";
import { type CellValue, replaceCell, useStoreCell } from "./use-store-cell.ts";

/** A cell that somebody else has changed meanwhile: their version and one's own. */
export interface CellClash {
  group: Group;
  session: Session;
  changedBy: string | null;
  mine: CellValue;
  theirs: CellValue;
}

type Cell = RotationResponse | undefined;

/** Where something is stored, and the cell that is expected there. */
interface Place {
  group: Group;
  session: Session;
  before: Cell;
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

  async function send({ group, session, before }: Place, value: CellValue): Promise<Cell> {
    const after = await store(before, { groupId: group.id, sessionId: session.id }, value);
    queryClient.setQueryData<RotationMatrix>(
      queryKey,
      (matrix) => matrix && { ...matrix, cells: replaceCell(matrix.cells, before, after) },
    );
    return after;
  }

  /** `said` is told what was stored. */
  async function attempt(place: Place, mine: CellValue, said: (after: Cell) => void) {
    const { group, session } = place;
    setClash(null);
    try {
      said(await send(place, mine));
    } catch (error) {
      await queryClient.invalidateQueries({ queryKey });
      const theirs = findCell(group, session)?.sectorId;
      if (!wasFaster(error)) toast.error(readSubmitProblem(error).detail ?? m.rotation_cell_failed());
      else if (theirs !== mine)
        setClash({ group, session, changedBy: error.changedBy ?? null, mine, theirs });
    }
  }

  function setCell(group: Group, session: Session, value: CellValue, words: string) {
    const before = findCell(group, session);
    return attempt({ group, session, before }, value, (after) => {
      // Takes back what was stored here, not what somebody else has made of it since.
      const stored = { group, session, before: after };
      const undo = () => attempt(stored, before?.sectorId, () => toast.success(m.rotation_undone()));
      toast.success(m.rotation_cell_saved({ group: group.code, session: session.number, sector: words }), {
        undo: () => void undo(),
      });
    });
  }

  return { setCell, clash, dismissClash: () => setClash(null) };
}

/** Somebody has changed, filled or emptied the cell since it was fetched. */
function wasFaster(error: unknown): error is ApiProblem {
  const codes = ["stale-revision", "rotation-cell-taken", "rotation-not-found"];
  return error instanceof ApiProblem && codes.includes(error.code);
}
