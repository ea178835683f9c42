import { fail, type Outcome, succeed } from "../outcome.ts";
import { applyChange, type ChangeProblem } from "./apply-change.ts";
import type { DrawChange, DrawMove, MoveReason } from "./draw-change.ts";
import type { Turn } from "./draw-choice-order.ts";
import type { DrawInput, Placement } from "./draw-input.ts";
import type { HeldDraw } from "./held-draw.ts";
import { orderPlacements } from "./order-input.ts";
import { stepIn } from "./step-in.ts";

type Chosen = Pick<HeldDraw, "turns" | "placements">;

export interface TurnRepair extends Chosen {
  readonly input: DrawInput;
  readonly moves: readonly DrawMove[];
}

type ChangeOf<Kind extends DrawChange["kind"]> = Extract<DrawChange, { readonly kind: Kind }>;

/**
 * Repairs an order of choice, before or while pegs are chosen: whoever withdraws has no turn any more and the peg they have
 * chosen is free again (R13), a reserve takes the turn and the peg (R14), and whoever has chosen a peg that is flooded chooses
 * again when it is their turn. Whoever comes late has no turn: chance gave none.
 */
export function repairTurns(
  input: DrawInput,
  held: Chosen,
  change: DrawChange,
): Outcome<TurnRepair, ChangeProblem> {
  switch (change.kind) {
    case "withdrawal":
      return replace(input, held, change, null);
    case "substitution":
      return replace(input, held, change, change.reserve.anglerId);
    case "peg-out-of-use":
      return closePeg(input, held, change);
    case "by-hand":
      return placeByHand(input, held, change);
    case "late-entrant":
    case "transfer":
      return fail("needs-a-new-draw");
  }
}

function replace(
  input: DrawInput,
  held: Chosen,
  change: ChangeOf<"withdrawal" | "substitution">,
  byId: number | null,
): Outcome<TurnRepair, ChangeProblem> {
  const { anglerId, sessionIds } = change;
  const isMeant = (turn: Turn, id: number) =>
    sessionIds.includes(turn.sessionId) && turn.anglerIds.includes(id);
  const own = held.turns.filter((turn) => isMeant(turn, anglerId));
  const places = held.placements.filter(
    (one) => one.anglerId === anglerId && sessionIds.includes(one.sessionId),
  );
  if (own.length + places.length === 0) return fail("angler-not-in-draw", { anglerId });
  const stepped =
    change.kind === "withdrawal"
      ? succeed(input)
      : stepIn(input, change, (id) => held.turns.some((turn) => isMeant(turn, id)));
  if (!stepped.ok) return stepped;
  const swap = (ids: readonly number[]) =>
    ids.flatMap((id) => (id !== anglerId ? id : byId === null ? [] : byId));
  const turns = held.turns.map((turn) =>
    own.includes(turn) ? { ...turn, anglerIds: swap(turn.anglerIds) } : turn,
  );
  const placements = held.placements.flatMap((one) => {
    if (!places.includes(one)) return one;
    return byId === null ? [] : { ...one, anglerId: byId };
  });
  const moves = sessionIds.flatMap((sessionId): DrawMove[] => {
    const turn = own.find((one) => one.sessionId === sessionId)?.turn;
    const pegId = places.find((one) => one.sessionId === sessionId)?.pegId ?? null;
    if (turn === undefined && pegId === null) return [];
    const about = { sessionId, ...(turn !== undefined && { turn }) };
    const reason: MoveReason = byId === null ? "was-withdrawn" : "was-replaced";
    const goes = { ...about, anglerId, fromPegId: pegId, toPegId: null, reason };
    if (byId === null) return [goes];
    return [goes, { ...about, anglerId: byId, fromPegId: null, toPegId: pegId, reason: "replaces" }];
  });
  return succeed({ input: stepped.value, turns, placements: orderPlacements(placements), moves });
}

function closePeg(
  input: DrawInput,
  { turns, placements }: Chosen,
  change: ChangeOf<"peg-out-of-use">,
): Outcome<TurnRepair, ChangeProblem> {
  const applied = applyChange(input, placements, change);
  if (!applied.ok) return applied;
  const left = applied.value.placements;
  const moves = orderPlacements(placements.filter((one) => !left.includes(one))).map(
    ({ sessionId, anglerId, pegId }) => ({
      sessionId,
      ...turnOf(turns, sessionId, anglerId),
      anglerId,
      fromPegId: pegId,
      toPegId: null,
      reason: "peg-out-of-use" as const,
    }),
  );
  return succeed({ input: applied.value.input, turns, placements: orderPlacements(left), moves });
}

function turnOf(turns: readonly Turn[], sessionId: number, anglerId: number): Pick<DrawMove, "turn"> {
  const own = turns.find((turn) => turn.sessionId === sessionId && turn.anglerIds.includes(anglerId));
  return own ? { turn: own.turn } : {};
}

/** Nobody loses their turn by it. */
function placeByHand(
  input: DrawInput,
  { turns, placements }: Chosen,
  change: ChangeOf<"by-hand">,
): Outcome<TurnRepair, ChangeProblem> {
  const applied = applyChange(input, placements, change);
  if (!applied.ok) return applied;
  const pegOf = ({ sessionId, anglerId }: Pick<Placement, "sessionId" | "anglerId">) =>
    placements.find((one) => one.sessionId === sessionId && one.anglerId === anglerId)?.pegId ?? null;
  const moves = change.places.map((place) => ({
    sessionId: place.sessionId,
    anglerId: place.anglerId,
    fromPegId: pegOf(place),
    toPegId: place.to?.pegId ?? null,
    reason: "by-hand" as const,
  }));
  return succeed({
    input,
    turns,
    placements: orderPlacements(applied.value.placements),
    moves: moves.toSorted((a, b) => a.anglerId - b.anglerId),
  });
}
