import { tell } from "@tightlines/contract/problem/problem";
import { tooLate } from "../../platform/audit/require-untouched.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import type { DrawRun } from "./draw-run.ts";

/** Only a draw that holds, and is as it was seen, is taken out of force. */
export function requireInForce({ status, number, revision, kind }: DrawRun, seen: number): void {
  if (status === "locked")
    throw new ProblemError("draw-locked", { facts: { name: tell("everybody"), place: kind } });
  if (status !== "published") throw tooLate(tell("draw-not-in-force", { number }));
  if (revision !== seen) throw tooLate(tell("draw-changed", { number }));
}
