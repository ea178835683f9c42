import type { PegDrawWish } from "@tightlines/contract/draw/peg-run";
import { isDrawn } from "@tightlines/domain/angler/is-drawn";
import type { DrawInput, DrawMode, DrawSector } from "@tightlines/domain/draw/draw-input";
import { layRows } from "@tightlines/domain/draw/lay-rows";
import { orderInput } from "@tightlines/domain/draw/order-input";
import type { Candidate, DrawFacts } from "./peg-draw.repository.ts";

/** All that goes into a draw of pegs: what the organizer wishes, and what the event holds now. */
export function makePegInput(
  { mode, sessionIds, constraints, pins }: PegDrawWish,
  facts: DrawFacts,
): DrawInput {
  const sectors = listSectors(facts);
  return orderInput({
    mode: modeOf(mode, sessionIds, sectors, facts),
    sessionIds: inOrderOfTime(sessionIds, facts),
    anglers: facts.candidates.filter(isDrawn).map(drawAnglerOf),
    sectors,
    constraints,
    pins,
    earlier: facts.draws
      .filter(({ sessionId }) => !sessionIds.includes(sessionId))
      .map(({ sessionId, anglerId, sectorId, pegId }) => ({ sessionId, anglerId, sectorId, pegId })),
  });
}

export function drawAnglerOf({ anglerId, teamId, groupId, slot, needsAccessiblePeg }: Candidate) {
  return { anglerId, teamId, groupId, slot, needsAccessiblePeg };
}

/** Whole sectors, each with its own pegs and those of its parts along the water. */
function listSectors({ sectors, pegsOf }: DrawFacts): DrawSector[] {
  return sectors
    .filter(({ parentId }) => parentId === null)
    .map((whole) => {
      const parts = sectors.filter(({ parentId }) => parentId === whole.id);
      const pegs = [whole, ...parts].flatMap(({ id }) => pegsOf.get(id) ?? []);
      return {
        sectorId: whole.id,
        isRing: whole.kind === "lake",
        pegs: pegs.map(({ id, isEnd, isAccessible, outOfUseReason }) => ({
          pegId: id,
          isEnd,
          isAccessible,
          isOutOfUse: outOfUseReason !== null,
          capacity: 1,
        })),
      };
    });
}

function modeOf(
  mode: PegDrawWish["mode"],
  sessionIds: readonly number[],
  sectors: readonly DrawSector[],
  { cells }: DrawFacts,
): DrawMode {
  switch (mode.kind) {
    case "rotation":
      return {
        kind: mode.kind,
        cells: cells
          .filter(({ sessionId }) => sessionIds.includes(sessionId))
          .map(({ groupId, sessionId, sectorId }) => ({ groupId, sessionId, sectorId })),
      };
    case "team-rows":
      return { ...mode, rows: layRows(sectors) };
    case "free":
    case "per-sector":
    case "order-of-choice":
    case "duels":
      return mode;
  }
}

/** As they are fished: what one session gives counts for those after it. */
function inOrderOfTime(sessionIds: readonly number[], { sessions }: DrawFacts): number[] {
  const chosen = new Set(sessionIds);
  return sessions.flatMap(({ id }) => (chosen.has(id) ? id : []));
}
