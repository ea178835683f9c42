import type { PegDrawWish } from "@tightlines/contract/draw/peg-run";
import type { ConstraintKind, Pin, SectorAssignment } from "@tightlines/domain/draw/draw-input";
import { placesAnglers } from "@tightlines/domain/draw/places-anglers";

type Strength = "hard" | "soft" | "off";

/** What an organizer can wish for; a run says it without the reason. */
type WishedKind = Exclude<ConstraintKind, "given-pegs">;

export interface WishValues extends Record<WishedKind, Strength> {
  sessionIds: readonly number[];
  mode: PegDrawWish["mode"]["kind"];
  /** Whom the captains, or the organizer, send to which sector. */
  assignments: readonly SectorAssignment[];
  membersTake: "slot" | "lot";
  by: "angler" | "team";
  laterSessions: "drawn" | "reversed";
  rounds: number | null;
  judgedBy: "anglers" | "officials";
  /** Whom the organizer places by hand. */
  pins: readonly Pin[];
  takesIngredient: boolean;
  reason: string;
}

/** In the order in which they matter to most events, each as most events want it. */
export const constraintDefaults = {
  "accessible-peg": "hard",
  "team-mates-apart": "soft",
  "one-end-peg": "soft",
  "new-sector": "soft",
  "new-neighbour": "off",
} as const satisfies Record<WishedKind, Strength>;

export const constraintKinds = Object.keys(constraintDefaults) as WishedKind[];

/** All of them matter alike: who wants finer shades uses the API. */
const WEIGHT = 10;

export function readWish(values: WishValues): Wish {
  const isPlaced = placesAnglers({ kind: values.mode });
  return {
    sessionIds: [...values.sessionIds],
    mode: modeOf(values),
    // Where nobody gets one peg of the session, there is nothing to keep to.
    constraints: isPlaced ? constraintsOf(values) : [],
    pins: isPlaced ? ofSessions(values.pins, values) : [],
  };
}

type Wish = Pick<PegDrawWish, "sessionIds" | "mode" | "constraints" | "pins">;

function modeOf(values: WishValues): PegDrawWish["mode"] {
  const { mode, membersTake, by, laterSessions, rounds, judgedBy } = values;
  switch (mode) {
    case "free":
    case "rotation":
      return { kind: mode };
    case "per-sector":
      return { kind: mode, assignments: ofSessions(values.assignments, values) };
    case "team-rows":
      return { kind: mode, membersTake };
    case "order-of-choice":
      return { kind: mode, by, laterSessions };
    case "duels":
      return { kind: mode, rounds: rounds ?? 0, judgedBy };
  }
}

/** What was said about a session that is not ticked any more waits until it is ticked again. */
function ofSessions<Said extends { sessionId: number }>(
  said: readonly Said[],
  { sessionIds }: WishValues,
): Said[] {
  return said.filter(({ sessionId }) => sessionIds.includes(sessionId));
}

function constraintsOf(values: WishValues): PegDrawWish["constraints"] {
  return constraintKinds.flatMap((kind): PegDrawWish["constraints"] => {
    switch (values[kind]) {
      case "off":
        return [];
      case "hard":
        return [{ kind, strength: "hard" }];
      case "soft":
        return [{ kind, strength: "soft", weight: WEIGHT }];
    }
  });
}
