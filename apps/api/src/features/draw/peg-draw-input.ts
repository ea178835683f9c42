import type { PegDrawWish } from "@tightlines/contract/draw/peg-run";
import { isDrawn } from "@tightlines/domain/angler/is-drawn";
import type {
  Constraint,
  DrawAngler,
  DrawInput,
  DrawMode,
  DrawSector,
} from "@tightlines/domain/draw/draw-input";
import { layRows } from "@tightlines/domain/draw/lay-rows";
import { orderInput } from "@tightlines/domain/draw/order-input";
import type { Candidate, DrawFacts } from "./peg-draw.repository.ts";

/**
 * All that goes into a draw of pegs: what the organizer wishes, and what the event holds now. Everybody reads it, so it says
 * who is kept to which pegs and not why (decision 0033). What is compared with an earlier run is written as that one was.
 */
export function makePegInput(
  { mode, sessionIds, constraints, pins }: PegDrawWish,
  facts: DrawFacts,
  earlier?: DrawInput,
): DrawInput {
  const isOpen = earlier !== undefined && saysNeeds(earlier);
  const sectors = listSectors(facts, isOpen);
  const said = isOpen ? constraints : constraints.map(withoutReason);
  return orderInput({
    mode: modeOf(mode, sessionIds, sectors, facts),
    sessionIds: inOrderOfTime(sessionIds, facts),
    anglers: facts.candidates
      .filter(isDrawn)
      .map((candidate) =>
        drawAnglerOf(candidate, facts, { anglers: earlier?.anglers ?? [], constraints: said }),
      ),
    sectors,
    constraints: said,
    pins,
    earlier: facts.draws
      .filter(({ sessionId }) => !sessionIds.includes(sessionId))
      .map(({ sessionId, anglerId, sectorId, pegId }) => ({ sessionId, anglerId, sectorId, pegId })),
  });
}

/** Whether a run was drawn when the input still said who needs an accessible peg. */
function saysNeeds({ anglers }: Pick<DrawInput, "anglers">): boolean {
  return anglers.some(({ needsAccessiblePeg }) => needsAccessiblePeg !== undefined);
}

/** An angler as the input of a run says it. */
export function drawAnglerOf(
  { anglerId, teamId, groupId, slot, needsAccessiblePeg = false }: Candidate,
  { pegsOf }: DrawFacts,
  run: Pick<DrawInput, "anglers" | "constraints">,
): DrawAngler {
  const angler = { anglerId, teamId, groupId, slot };
  if (saysNeeds(run)) return { ...angler, needsAccessiblePeg };
  const isKept = needsAccessiblePeg && run.constraints.some(({ kind }) => kind === "given-pegs");
  if (!isKept) return angler;
  const pegIds = [...pegsOf.values()].flat().flatMap(({ id, isAccessible }) => (isAccessible ? id : []));
  return { ...angler, onlyPegIds: pegIds.toSorted((one, other) => one - other) };
}

function withoutReason(constraint: Constraint): Constraint {
  return constraint.kind === "accessible-peg" ? { ...constraint, kind: "given-pegs" } : constraint;
}

/** Whole sectors, each with its own pegs and those of its parts along the water. */
function listSectors({ sectors, pegsOf }: DrawFacts, isOpen: boolean): DrawSector[] {
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
          ...(isOpen && { isAccessible }),
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
