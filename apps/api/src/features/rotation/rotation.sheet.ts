import type { Sheet } from "@tightlines/contract/sheet";
import type { Matrix } from "./rotation.repository.ts";

/** The matrix as it hangs on the wall: groups down, sessions across, in each cell the sector. */
export function rotationSheet({ groups, sectors, sessions, cells }: Matrix): Sheet {
  const codes = new Map(sectors.map(({ id, code }) => [id, code]));
  const cellOf = (groupId: number, sessionId: number) => {
    const cell = cells.find((each) => each.groupId === groupId && each.sessionId === sessionId);
    if (!cell) return null;
    return cell.sectorId === null ? "rest" : (codes.get(cell.sectorId) ?? null);
  };
  return {
    name: "Rotations",
    header: ["Group", ...sessions.map(({ number, name }) => name || `Session ${number}`)],
    rows: groups.map((group) => [group.code, ...sessions.map((session) => cellOf(group.id, session.id))]),
  };
}
