import type { DrawResponse } from "@tightlines/contract/draw";
import { m } from "../../paraglide/messages.js";

/** Why somebody fishes where no draw has put them. */
export function sayWhy({ source, reason }: Pick<DrawResponse, "source" | "reason">): string {
  switch (source) {
    case "manual":
      return m.peg_draw_now_manual({ reason });
    case "substitution":
      return m.peg_draw_now_substitution({ reason });
    case "drawn":
      return m.peg_draw_now_unsaid();
  }
}
