import type { Facts } from "../outcome.ts";
import type { ConstraintKind, DrawInput } from "./draw-input.ts";
import { type Box, PAIR_KINDS, type Rules, SEAT_KINDS, seatRule } from "./pose-question.ts";
import type { Recollection } from "./recall-earlier.ts";
import type { SeatingConflict } from "./seating/draw-seating.ts";

/** Why there is no valid draw: these anglers cannot all be placed on these pegs, because of these constraints. */
export interface DrawConflict {
  readonly code: SeatingConflict["code"];
  readonly sessionId: number;
  readonly anglerIds: readonly number[];
  readonly pegIds: readonly number[];
  readonly because: readonly (ConstraintKind | "pin")[];
}

/** Turns a conflict of seats into one of anglers and pegs that an organizer can act on. */
export function explainConflict(
  conflict: SeatingConflict,
  box: Box,
  input: DrawInput,
  memory: Recollection,
  rules: Rules,
): DrawConflict {
  const anglers = conflict.entrants.map((entrant) => box.anglers[entrant]!);
  const anglerIds = anglers.map((angler) => angler.anglerId);
  const pegIds = [...new Set(conflict.seats.map((seat) => box.seats[seat]!.peg.pegId))];
  const lost = box.seats.filter((seat) => !pegIds.includes(seat.peg.pegId));
  const seatKinds = SEAT_KINDS.filter((kind) => {
    const broken = anglers.flatMap((angler) => seatRule(kind, angler, memory) ?? []);
    return rules.kept.has(kind) && broken.some((isBroken) => lost.some(isBroken));
  });
  const isPinned = input.pins.some(
    (pin) => pin.sessionId === box.sessionId && anglerIds.includes(pin.anglerId),
  );
  const pairKinds = conflict.code === "too-few-pegs" ? [] : PAIR_KINDS.filter((kind) => rules.kept.has(kind));
  const because = [...seatKinds, ...pairKinds, ...(isPinned ? (["pin"] as const) : [])];
  return { code: conflict.code, sessionId: box.sessionId, anglerIds, pegIds, because };
}

/** The same as the facts of a problem. */
export function listConflictFacts({ code, sessionId, anglerIds, pegIds, because }: DrawConflict): Facts {
  return { conflict: code, sessionId, anglerIds, pegIds, because };
}
