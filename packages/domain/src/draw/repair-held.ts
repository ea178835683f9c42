import { type Outcome, succeed } from "../outcome.ts";
import type { DrawChange, DrawMove } from "./draw-change.ts";
import type { DrawInput } from "./draw-input.ts";
import type { HeldDraw } from "./held-draw.ts";
import { repairDraw, type RepairProblem } from "./repair-draw.ts";
import { repairDuels } from "./repair-duels.ts";
import { repairTurns } from "./repair-turns.ts";

export interface HeldRepair extends HeldDraw {
  /** The input with the change in it: a later repair starts from here. */
  readonly input: DrawInput;
  readonly moves: readonly DrawMove[];
}

/** Repairs a published draw of any mode as it stands. */
export function repairHeld(
  input: DrawInput,
  held: HeldDraw,
  change: DrawChange,
  seed: string,
): Outcome<HeldRepair, RepairProblem> {
  const repaired =
    input.mode.kind === "duels"
      ? repairDuels(input, held, change)
      : input.mode.kind === "order-of-choice"
        ? repairTurns(input, held, change)
        : repairDraw(input, held.placements, change, seed);
  return repaired.ok ? succeed({ ...held, ...repaired.value }) : repaired;
}
