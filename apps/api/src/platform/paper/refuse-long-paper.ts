import { paperQuotas } from "@tightlines/contract/limits";
import { ProblemError } from "../http/problem-error.ts";

/** What each place on a paper takes: a line, or a card. */
export type PaperFill = keyof typeof paperQuotas;

/** A paper that would keep the press for too long is not begun. */
export function refuseLongPaper(fills: PaperFill, places: number): void {
  const limit = paperQuotas[fills];
  if (places > limit) throw new ProblemError("paper-too-long", { facts: { places, limit } });
}
