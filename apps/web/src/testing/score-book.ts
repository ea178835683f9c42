import type { EventResponse } from "@tightlines/contract/event";
import type { SessionResponse } from "@tightlines/contract/session";
import { findPreset } from "@tightlines/domain/ruleset/list-presets";
import { emptyScore, type EnteredScore, isUntold } from "@tightlines/domain/score/entered-score";
import type { ScoreBook } from "../features/score/device/score-book.ts";
import type { GridLine } from "../features/score/grid/grid-lines.ts";
import { totalOf } from "../features/score/device/shown-score.ts";

/** What a device keeps of an event, for tests: two species and three anglers along the water. */
export function bookOf(preset: Parameters<typeof findPreset>[0]): ScoreBook {
  const { catching, display } = findPreset(preset);
  return {
    owner: "ann",
    mayManage: true,
    event: { id: 1, units: "metric", timeZone: "Europe/Prague" } as EventResponse,
    rules: { catching, display },
    species: [
      { id: 1, name: "Brown trout", code: "BTR", latinName: "Salmo trutta" },
      { id: 2, name: "Rainbow trout", code: "RTR", latinName: "Oncorhynchus mykiss" },
    ],
    sessions: [{ id: 5, status: "running" } as SessionResponse],
    anglers: [1, 2, 3].map((id) => ({
      id,
      number: id,
      firstName: "Angler",
      lastName: String(id),
      teamName: null,
    })),
    places: [1, 2, 3].map((id) => ({ sessionId: 5, anglerId: id, sectorCode: "A", pegNumber: id })),
  };
}

/** A line of the grid in which this was entered. */
export function lineOf(book: ScoreBook, parts: Partial<EnteredScore> = {}): GridLine {
  const entered = { ...emptyScore, ...parts };
  const pair = { sessionId: 5, anglerId: 1 };
  return {
    angler: { ...book.anglers[0]!, place: book.places[0] },
    pair,
    entered,
    total: totalOf(book, entered, pair),
    isTold: !isUntold(entered),
    state: "confirmed",
    open: 0,
    scoreId: 1,
  };
}
