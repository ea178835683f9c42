import type { DrawResponse } from "@tightlines/contract/draw";
import { m } from "../../paraglide/messages.js";

type Account = Pick<DrawResponse, "source" | "reason" | "changedBy">;

/** Why somebody fishes where no draw has put them. */
export function sayWhy({ source, reason, changedBy }: Account): string {
  switch (source) {
    case "manual":
      return changedBy
        ? m.peg_draw_now_manual({ role: roles[changedBy](), reason })
        : m.peg_draw_now_manual_former({ reason });
    case "repaired":
      return m.peg_draw_now_repaired({ reason });
    case "substitution":
      return m.peg_draw_now_substitution({ reason });
    case "drawn":
    case "chosen":
      return m.peg_draw_now_unsaid();
  }
}

/** As whom somebody changes a draw. */
export const roles = {
  owner: m.peg_draw_role_owner,
  organizer: m.peg_draw_role_organizer,
  administrator: m.peg_draw_role_administrator,
};
