import type { DrawInput, DrawMode, Placement } from "./draw-input.ts";

/**
 * The same input with every list whose order says nothing put in order of its ids, so that neither the draw nor its
 * hash can depend on how the lists came (docs/rules/draw.md, step 1; R17).
 */
export function orderInput(input: DrawInput): DrawInput {
  return {
    mode: orderMode(input.mode),
    sessionIds: input.sessionIds,
    anglers: orderBy(input.anglers, (angler) => [angler.anglerId]),
    sectors: orderBy(input.sectors, (sector) => [sector.sectorId]),
    constraints: input.constraints.toSorted((a, b) => (a.kind < b.kind ? -1 : 1)),
    pins: orderBy(input.pins, (pin) => [pin.sessionId, pin.anglerId, pin.pegId]),
    earlier: orderPlacements(input.earlier),
  };
}

export function orderPlacements(placements: readonly Placement[]): Placement[] {
  return orderBy(placements, (placement) => [placement.sessionId, placement.anglerId, placement.pegId]);
}

function orderMode(mode: DrawMode): DrawMode {
  switch (mode.kind) {
    case "per-sector":
      return { ...mode, assignments: orderBy(mode.assignments, (one) => [one.sessionId, one.anglerId]) };
    case "rotation":
      return { ...mode, cells: orderBy(mode.cells, (cell) => [cell.sessionId, cell.groupId]) };
    case "team-rows":
      return { ...mode, rows: orderBy(mode.rows, (row) => [row.rowNumber]) };
    case "free":
    case "order-of-choice":
    case "duels":
      break;
  }
  return mode;
}

function orderBy<T>(items: readonly T[], keysOf: (item: T) => readonly number[]): T[] {
  return items.toSorted((a, b) => {
    const others = keysOf(b);
    for (const [i, key] of keysOf(a).entries()) if (key !== others[i]) return key - others[i]!;
    return 0;
  });
}
