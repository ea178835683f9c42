import { describeProblem, type Problem } from "../outcome.ts";
import type { DrawInput } from "./draw-input.ts";

export type InputProblem =
  | "angler-listed-twice"
  | "sector-listed-twice"
  | "peg-listed-twice"
  | "constraint-listed-twice"
  | "weight-out-of-range"
  | "capacity-out-of-range"
  | "pin-to-unknown-angler"
  | "pin-to-unknown-peg"
  | "angler-pinned-twice"
  | "angler-has-no-sector"
  | "angler-has-no-group"
  | "angler-has-no-team"
  | "peg-in-too-many-rows"
  | "duels-keep-to-nothing";

/** The first thing that keeps the input from being drawn at all, before any constraint is looked at (rulebook 10). */
export function findInputProblem(input: DrawInput): Problem<InputProblem> | undefined {
  const pegs = input.sectors.flatMap((sector) => sector.pegs);
  return (
    findRepeated(
      "angler-listed-twice",
      "anglerId",
      input.anglers.map((angler) => angler.anglerId),
    ) ??
    findRepeated(
      "sector-listed-twice",
      "sectorId",
      input.sectors.map((sector) => sector.sectorId),
    ) ??
    findRepeated(
      "peg-listed-twice",
      "pegId",
      pegs.map((peg) => peg.pegId),
    ) ??
    findRepeated(
      "constraint-listed-twice",
      "kind",
      input.constraints.map((constraint) => constraint.kind),
    ) ??
    findRange(input) ??
    findPinProblem(input) ??
    findModeProblem(input)
  );
}

function findRepeated(
  code: InputProblem,
  fact: string,
  values: readonly (number | string)[],
): Problem<InputProblem> | undefined {
  const seen = new Set<number | string>();
  for (const value of values) {
    if (seen.has(value)) return describeProblem(code, { [fact]: value });
    seen.add(value);
  }
  return undefined;
}

/** It keeps every sum of soft costs below the cost of one broken hard constraint. */
export const MAX_CONSTRAINT_WEIGHT = 1000;

function findRange({ constraints, sectors }: DrawInput): Problem<InputProblem> | undefined {
  for (const constraint of constraints) {
    if (constraint.strength === "soft" && !isWithin(constraint.weight, 1, MAX_CONSTRAINT_WEIGHT)) {
      return describeProblem("weight-out-of-range", {
        kind: constraint.kind,
        least: 1,
        most: MAX_CONSTRAINT_WEIGHT,
      });
    }
  }
  for (const { pegId, capacity } of sectors.flatMap((sector) => sector.pegs)) {
    if (!isWithin(capacity, 1, 100))
      return describeProblem("capacity-out-of-range", { pegId, least: 1, most: 100 });
  }
  return undefined;
}

function isWithin(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}

function findPinProblem({ pins, anglers, sectors }: DrawInput): Problem<InputProblem> | undefined {
  const anglerIds = new Set(anglers.map((angler) => angler.anglerId));
  const pegIds = new Set(sectors.flatMap((sector) => sector.pegs.map((peg) => peg.pegId)));
  const pinned = new Set<string>();
  for (const { sessionId, anglerId, pegId } of pins) {
    if (!anglerIds.has(anglerId))
      return describeProblem("pin-to-unknown-angler", { sessionId, anglerId, pegId });
    if (!pegIds.has(pegId)) return describeProblem("pin-to-unknown-peg", { sessionId, anglerId, pegId });
    const key = `${sessionId}:${anglerId}`;
    if (pinned.has(key)) return describeProblem("angler-pinned-twice", { sessionId, anglerId });
    pinned.add(key);
  }
  return undefined;
}

function findModeProblem({
  mode,
  anglers,
  sectors,
  sessionIds,
  constraints,
  pins,
}: DrawInput): Problem<InputProblem> | undefined {
  switch (mode.kind) {
    case "per-sector": {
      const given = new Set(mode.assignments.map(({ sessionId, anglerId }) => `${sessionId}:${anglerId}`));
      for (const sessionId of sessionIds) {
        const left = anglers.find(({ anglerId }) => !given.has(`${sessionId}:${anglerId}`));
        if (left) return describeProblem("angler-has-no-sector", { sessionId, anglerId: left.anglerId });
      }
      break;
    }
    case "rotation": {
      const given = new Set(mode.cells.map(({ sessionId, groupId }) => `${sessionId}:${groupId}`));
      for (const sessionId of sessionIds) {
        const left = anglers.find(({ groupId }) => !given.has(`${sessionId}:${groupId}`));
        if (left) return describeProblem("angler-has-no-group", { sessionId, anglerId: left.anglerId });
      }
      break;
    }
    case "team-rows": {
      const single = anglers.find(({ teamId }) => teamId === null);
      if (single) return describeProblem("angler-has-no-team", { anglerId: single.anglerId });
      const room = new Map(
        sectors.flatMap(({ pegs }) => pegs.map((peg) => [peg.pegId, peg.capacity] as const)),
      );
      for (const pegId of mode.rows.flatMap((row) => row.pegIds)) {
        const left = (room.get(pegId) ?? 0) - 1;
        if (left < 0) return describeProblem("peg-in-too-many-rows", { pegId });
        room.set(pegId, left);
      }
      break;
    }
    case "free":
    case "order-of-choice":
      break;
    case "duels":
      // In duels everybody moves from peg to peg: to take such a wish and not to keep it would be a lie.
      if (constraints.length + pins.length > 0) return describeProblem("duels-keep-to-nothing");
      break;
  }
  return undefined;
}
