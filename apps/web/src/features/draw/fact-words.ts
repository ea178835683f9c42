import type { DrawRunResponse } from "@tightlines/contract/draw-run";
import type { FactWords } from "../../lib/verify/verified.ts";
import { m } from "../../paraglide/messages.js";

/** What making a draw again finds out, in words for its kind. */
export function factWords(kind: DrawRunResponse["kind"]): FactWords {
  return {
    input: m.draw_fact_input(),
    draw: kind === "group" ? m.draw_fact_draw() : m.peg_draw_fact_draw(),
  };
}
