import type { TieBreakStep } from "@tightlines/domain/result/place/order-by-criteria";
import { m } from "../../../paraglide/messages.js";
import { tieBreakSteps } from "../tie-break-steps.ts";

/** "more fish, then the longest fish": what is asked one after the other. */
export function sayThen(steps: readonly TieBreakStep[]): string {
  return steps.map((step) => tieBreakSteps[step]()).reduce((before, next) => m.rules_then({ before, next }));
}
