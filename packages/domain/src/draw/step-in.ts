import { fail, type Outcome, succeed } from "../outcome.ts";
import type { ChangeProblem } from "./apply-change.ts";
import type { DrawAngler, DrawInput } from "./draw-input.ts";

interface Substitution {
  readonly anglerId: number;
  readonly reserve: DrawAngler;
}

/** The list with a reserve of the same team in it, at the place of whoever they replace (R14 [S4]). */
export function stepIn(
  input: DrawInput,
  { anglerId, reserve }: Substitution,
  fishes: (anglerId: number) => boolean,
): Outcome<DrawInput, ChangeProblem> {
  const replaced = input.anglers.find((angler) => angler.anglerId === anglerId);
  if (!replaced) return fail("angler-not-in-draw", { anglerId });
  if (reserve.teamId !== replaced.teamId)
    return fail("reserve-of-another-team", { anglerId: reserve.anglerId });
  if (fishes(reserve.anglerId)) return fail("reserve-already-fishes", { anglerId: reserve.anglerId });
  const stepsIn = { ...reserve, groupId: replaced.groupId, slot: replaced.slot };
  const others = input.anglers.filter((angler) => angler.anglerId !== reserve.anglerId);
  return succeed({ ...input, anglers: [...others, stepsIn] });
}
