import { fail, type Outcome, succeed } from "../outcome.ts";
import type { DrawChange, MoveReason } from "./draw-change.ts";
import type { DrawInput, Placement } from "./draw-input.ts";
import { listBoxes } from "./list-boxes.ts";
import { listNeighbours } from "./recall-earlier.ts";
import type { Unplaced } from "./reseat-angler.ts";

/** The draw with the change written in, before anybody without a peg has found one. */
export interface AppliedChange {
  readonly input: DrawInput;
  readonly placements: readonly Placement[];
  readonly unplaced: readonly Unplaced[];
  readonly reasonOf: ReadonlyMap<number, MoveReason>;
}

export type ChangeProblem =
  | "angler-not-in-draw"
  | "angler-already-in-draw"
  | "angler-has-no-sector"
  | "reserve-already-fishes"
  | "reserve-of-another-team"
  | "reserve-has-fished-sector"
  | "draw-is-locked"
  | "angler-is-cup-tied"
  | "peg-not-in-draw"
  | "needs-a-new-draw";

/** Writes one change into a draw, or says which rule forbids it (R12 to R15 [S4][S55][S102][S103]). */
export function applyChange(
  input: DrawInput,
  placements: readonly Placement[],
  change: DrawChange,
): Outcome<AppliedChange, ChangeProblem> {
  if (change.kind === "withdrawal") return withdraw(input, placements, change);
  if (change.kind === "late-entrant") return enter(input, placements, change);
  if (change.kind === "substitution") return substitute(input, placements, change);
  if (change.kind === "transfer") return transfer(input, placements, change);
  if (change.kind === "by-hand") return placeByHand(input, placements, change);
  return closePeg(input, placements, change);
}

type ChangeOf<Kind extends DrawChange["kind"]> = Extract<DrawChange, { readonly kind: Kind }>;
type Applied = Outcome<AppliedChange, ChangeProblem>;

/** R13: the beat stays empty, the others keep theirs. */
function withdraw(
  input: DrawInput,
  placements: readonly Placement[],
  change: ChangeOf<"withdrawal">,
): Applied {
  const { anglerId, sessionIds } = change;
  if (!input.anglers.some((angler) => angler.anglerId === anglerId))
    return fail("angler-not-in-draw", { anglerId });
  const left = placements.filter((one) => one.anglerId !== anglerId || !sessionIds.includes(one.sessionId));
  return succeed({ input, placements: left, unplaced: [], reasonOf: new Map([[anglerId, "was-withdrawn"]]) });
}

/** R12: not in the draw, so a leftover peg, in the sector of the group where groups rotate. */
function enter(
  input: DrawInput,
  placements: readonly Placement[],
  change: ChangeOf<"late-entrant">,
): Applied {
  const { anglerId } = change.angler;
  if (placements.some((one) => one.anglerId === anglerId && change.sessionIds.includes(one.sessionId)))
    return fail("angler-already-in-draw", { anglerId });
  const others = input.anglers.filter((angler) => angler.anglerId !== anglerId);
  const entered = { ...input, anglers: [...others, change.angler] };
  const unplaced = change.sessionIds.flatMap((sessionId) => placeOfEntrant(entered, sessionId, anglerId));
  if (unplaced.length === 0)
    return fail("angler-has-no-sector", { anglerId, sessionId: change.sessionIds[0] ?? null });
  return succeed({ input: entered, placements, unplaced, reasonOf: new Map([[anglerId, "entered-late"]]) });
}

function placeOfEntrant(input: DrawInput, sessionId: number, anglerId: number): Unplaced[] {
  if (input.mode.kind === "free" || input.mode.kind === "team-rows")
    return [{ sessionId, anglerId, sectorId: null }];
  // A box for each sector, in the order of the sectors.
  const index = listBoxes(input, sessionId).findIndex(({ anglers }) =>
    anglers.some((one) => one.anglerId === anglerId),
  );
  return index < 0 ? [] : [{ sessionId, anglerId, sectorId: input.sectors[index]!.sectorId }];
}

/** R14: the reserve takes slot, group and peg, but fishes no sector twice. The one replaced may return later. */
function substitute(
  input: DrawInput,
  placements: readonly Placement[],
  change: ChangeOf<"substitution">,
): Applied {
  const { anglerId, reserve, sessionIds } = change;
  const replaced = input.anglers.find((angler) => angler.anglerId === anglerId);
  if (!replaced) return fail("angler-not-in-draw", { anglerId });
  if (reserve.teamId !== replaced.teamId)
    return fail("reserve-of-another-team", { anglerId: reserve.anglerId });
  const taken = placements.filter((one) => one.anglerId === anglerId && sessionIds.includes(one.sessionId));
  const own = [...input.earlier, ...placements].filter((one) => one.anglerId === reserve.anglerId);
  for (const { sessionId, sectorId } of taken) {
    const facts = { anglerId: reserve.anglerId, sessionId, sectorId };
    if (own.some((one) => one.sessionId === sessionId)) return fail("reserve-already-fishes", facts);
    if (!change.hasEmergencyPermission && own.some((one) => one.sectorId === sectorId)) {
      return fail("reserve-has-fished-sector", facts);
    }
  }
  const stepsIn = { ...reserve, groupId: replaced.groupId, slot: replaced.slot };
  const anglers = [...input.anglers.filter((angler) => angler.anglerId !== reserve.anglerId), stepsIn];
  const passed = placements.map((one) =>
    taken.includes(one) ? { ...one, anglerId: reserve.anglerId } : one,
  );
  return succeed({
    input: { ...input, anglers },
    placements: passed,
    unplaced: [],
    reasonOf: new Map<number, MoveReason>([
      [anglerId, "was-replaced"],
      [reserve.anglerId, "replaces"],
    ]),
  });
}

/** R15: until the draw is locked, and never for somebody who has fished for another team. */
function transfer(input: DrawInput, placements: readonly Placement[], change: ChangeOf<"transfer">): Applied {
  const { anglerId, toTeamId, sessionIds } = change;
  const angler = input.anglers.find((one) => one.anglerId === anglerId);
  if (!angler) return fail("angler-not-in-draw", { anglerId });
  if (change.isDrawLocked) return fail("draw-is-locked", { anglerId });
  if (input.earlier.some((one) => one.anglerId === anglerId)) return fail("angler-is-cup-tied", { anglerId });
  const anglers = input.anglers.map((one) => (one === angler ? { ...one, teamId: toTeamId } : one));
  const crowded = listCrowded({ ...input, anglers }, placements, anglerId);
  const mustMove = (one: { readonly sessionId: number; readonly anglerId: number }) =>
    one.anglerId === anglerId && crowded.has(one.sessionId) && sessionIds.includes(one.sessionId);
  // Whoever was pinned where they must not stay is pinned there no more.
  const pins = input.pins.filter((pin) => !mustMove(pin));
  return succeed(takeOff({ ...input, anglers, pins }, placements, "changed-team", mustMove));
}

/** Sessions in which an angler sits beside a team mate although that must not be. */
function listCrowded(input: DrawInput, placements: readonly Placement[], anglerId: number): Set<number> {
  const mustBeApart = input.constraints.some(
    ({ kind, strength }) => kind === "team-mates-apart" && strength === "hard",
  );
  const teamOf = new Map(input.anglers.map((angler) => [angler.anglerId, angler.teamId]));
  const pairs = listNeighbours(input.sectors, placements).filter(
    ({ anglerIds: [one, other] }) =>
      mustBeApart &&
      (one === anglerId || other === anglerId) &&
      teamOf.get(one) !== null &&
      teamOf.get(one) === teamOf.get(other),
  );
  return new Set(pairs.map(({ sessionId }) => sessionId));
}

/** R9: an unsafe peg leaves the draw, and only whoever stood on it moves. */
function closePeg(
  input: DrawInput,
  placements: readonly Placement[],
  change: ChangeOf<"peg-out-of-use">,
): Applied {
  const { pegId, sessionIds } = change;
  if (!input.sectors.some(({ pegs }) => pegs.some((peg) => peg.pegId === pegId)))
    return fail("peg-not-in-draw", { pegId });
  const sectors = input.sectors.map((sector) => ({
    sectorId: sector.sectorId,
    isRing: sector.isRing,
    pegs: sector.pegs.map((peg) => (peg.pegId === pegId ? { ...peg, isOutOfUse: true } : peg)),
  }));
  const pins = input.pins.filter((pin) => pin.pegId !== pegId || !sessionIds.includes(pin.sessionId));
  return succeed(
    takeOff(
      { ...input, sectors, pins },
      placements,
      "peg-out-of-use",
      (one) => one.pegId === pegId && sessionIds.includes(one.sessionId),
    ),
  );
}

/** What an organizer has decided. Whoever is named by nobody stays. */
function placeByHand(
  input: DrawInput,
  placements: readonly Placement[],
  { places }: ChangeOf<"by-hand">,
): Applied {
  const isNamed = (one: Placement) =>
    places.some(({ sessionId, anglerId }) => one.sessionId === sessionId && one.anglerId === anglerId);
  const put = places.flatMap(({ sessionId, anglerId, to }) => (to ? [{ sessionId, anglerId, ...to }] : []));
  return succeed({
    input,
    placements: [...placements.filter((one) => !isNamed(one)), ...put],
    unplaced: [],
    reasonOf: new Map(places.map(({ anglerId }) => [anglerId, "by-hand"])),
  });
}

/** Takes anglers off their pegs; in a free draw they may find another in any sector, else in their own. */
function takeOff(
  input: DrawInput,
  placements: readonly Placement[],
  reason: MoveReason,
  isTaken: (placement: Placement) => boolean,
): AppliedChange {
  const taken = placements.filter(isTaken);
  return {
    input,
    placements: placements.filter((one) => !isTaken(one)),
    unplaced: taken.map(({ sessionId, anglerId, sectorId }) => ({
      sessionId,
      anglerId,
      sectorId: input.mode.kind === "free" ? null : sectorId,
    })),
    reasonOf: new Map(taken.map(({ anglerId }) => [anglerId, reason])),
  };
}
