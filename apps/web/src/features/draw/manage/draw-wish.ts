import type { PegDrawWish } from "@tightlines/contract/draw/peg-run";
import type { Constraint, ConstraintKind } from "@tightlines/domain/draw/draw-input";
import { placesAnglers } from "@tightlines/domain/draw/places-anglers";

/** How a draw can be made on the screen. Whom to send to which sector by name is the API's alone. */
export type WishedMode = Exclude<PegDrawWish["mode"]["kind"], "per-sector">;

type Strength = "hard" | "soft" | "off";

export interface WishValues extends Record<ConstraintKind, Strength> {
  sessionIds: readonly number[];
  mode: WishedMode;
  membersTake: "slot" | "lot";
  by: "angler" | "team";
  laterSessions: "drawn" | "reversed";
  rounds: number | null;
  judgedBy: "anglers" | "officials";
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
} as const satisfies Record<ConstraintKind, Strength>;

export const constraintKinds = Object.keys(constraintDefaults) as ConstraintKind[];

/** All of them matter alike: who wants finer shades uses the API. */
const WEIGHT = 10;

export function readWish(values: WishValues): Pick<PegDrawWish, "sessionIds" | "mode" | "constraints"> {
  return {
    sessionIds: [...values.sessionIds],
    mode: modeOf(values),
    // Where nobody gets one peg of the session, there is nothing to keep to.
    constraints: placesAnglers({ kind: values.mode }) ? constraintsOf(values) : [],
  };
}

function modeOf({ mode, membersTake, by, laterSessions, rounds, judgedBy }: WishValues): PegDrawWish["mode"] {
  switch (mode) {
    case "free":
    case "rotation":
      return { kind: mode };
    case "team-rows":
      return { kind: mode, membersTake };
    case "order-of-choice":
      return { kind: mode, by, laterSessions };
    case "duels":
      return { kind: mode, rounds: rounds ?? 0, judgedBy };
  }
}

function constraintsOf(values: WishValues): Constraint[] {
  return constraintKinds.flatMap((kind): Constraint[] => {
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
