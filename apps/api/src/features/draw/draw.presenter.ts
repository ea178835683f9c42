import type { DrawResponse } from "@tightlines/contract/draw";
import { type AnglerViewer, showName } from "../angler/angler.presenter.ts";
import type { ListedDraw } from "./draw.repository.ts";

/** With what only those who run the event may see. */
export function presentWholeDraw(row: ListedDraw): DrawResponse {
  return presentDraw(row, { isOrganizer: true, hidesMinors: false });
}

export function presentDraw(row: ListedDraw, viewer: AnglerViewer): DrawResponse {
  const {
    eventId: _eventId,
    isShared: _isShared,
    firstName,
    lastName: _lastName,
    club: _club,
    isMinor: _isMinor,
    ...draw
  } = row;
  return {
    ...draw,
    anglerName: `${firstName} ${showName(row, viewer).lastName}`,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
