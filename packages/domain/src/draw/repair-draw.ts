import { fail, type Outcome, succeed } from "../outcome.ts";
import { readSeed } from "../random/read-seed.ts";
import { applyChange, type ChangeProblem } from "./apply-change.ts";
import type { DrawChange, DrawMove, MoveReason } from "./draw-change.ts";
import type { DrawInput, Placement } from "./draw-input.ts";
import { listConflictFacts } from "./explain-conflict.ts";
import { orderInput, orderPlacements } from "./order-input.ts";
import { reseatAngler } from "./reseat-angler.ts";

export interface Repair {
  /** The input with the change in it: a later repair starts from here. */
  readonly input: DrawInput;
  readonly placements: readonly Placement[];
  readonly moves: readonly DrawMove[];
}

export type RepairProblem = ChangeProblem | "seed-is-not-256-bits" | "no-valid-repair";

/**
 * Repairs a published draw instead of drawing again: a withdrawal leaves the peg empty (R13 [S102][D1]),
 * a late entrant takes a free peg (R12 [S55]), a reserve takes slot, group and peg (R14 [S4]), a transfer keeps the
 * peg unless new team mates sit beside it (R15 [S103]), and only who stood on a lost peg moves. N stays what the
 * draw made it: an empty peg still counts.
 */
export function repairDraw(
  given: DrawInput,
  published: readonly Placement[],
  change: DrawChange,
  seedText: string,
): Outcome<Repair, RepairProblem> {
  const seed = readSeed(seedText);
  if (!seed) return fail("seed-is-not-256-bits");
  const applied = applyChange(orderInput(given), published, change);
  if (!applied.ok) return applied;
  const { unplaced, reasonOf } = applied.value;
  const input = orderInput(applied.value.input);
  let placements = applied.value.placements;
  for (const one of unplaced) {
    const reseated = reseatAngler(seed, input, placements, one);
    if (!reseated.ok) return fail("no-valid-repair", listConflictFacts(reseated.conflict));
    placements = reseated.value;
  }
  return succeed({
    input,
    placements: orderPlacements(placements),
    moves: listMoves(published, placements, (anglerId) => reasonOf.get(anglerId) ?? "made-room"),
  });
}

function listMoves(
  before: readonly Placement[],
  after: readonly Placement[],
  reasonOf: (anglerId: number) => MoveReason,
): DrawMove[] {
  const was = new Map(before.map((one) => [keyOf(one), one]));
  const is = new Map(after.map((one) => [keyOf(one), one]));
  const everyone = new Map([...was, ...is]);
  return orderPlacements([...everyone.values()]).flatMap((one) => {
    const fromPegId = was.get(keyOf(one))?.pegId ?? null;
    const toPegId = is.get(keyOf(one))?.pegId ?? null;
    const { sessionId, anglerId } = one;
    return fromPegId === toPegId
      ? []
      : [{ sessionId, anglerId, fromPegId, toPegId, reason: reasonOf(anglerId) }];
  });
}

function keyOf({ sessionId, anglerId }: Placement): string {
  return `${sessionId}:${anglerId}`;
}
