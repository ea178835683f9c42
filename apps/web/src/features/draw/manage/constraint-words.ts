import type { ConstraintKind } from "@tightlines/domain/draw/draw-input";
import { m } from "../../../paraglide/messages.js";

const words: Record<ConstraintKind, () => string> = {
  "given-pegs": m.peg_draw_constraint_given_pegs,
  "accessible-peg": m.peg_draw_constraint_accessible_peg,
  "team-mates-apart": m.peg_draw_constraint_team_mates_apart,
  "one-end-peg": m.peg_draw_constraint_one_end_peg,
  "new-sector": m.peg_draw_constraint_new_sector,
  "new-neighbour": m.peg_draw_constraint_new_neighbour,
};

export function constraintLabel(kind: ConstraintKind): string {
  return words[kind]();
}
