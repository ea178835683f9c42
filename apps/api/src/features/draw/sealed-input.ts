import { orderInput } from "@tightlines/domain/draw/order-input";
import { orderGroupInput } from "@tightlines/domain/group/draw-groups";
import { encodeCanonicalJson } from "@tightlines/domain/random/encode-canonical-json";
import type { DrawRun } from "./draw-run.ts";

/** The very text whose SHA-256 was promised, for whoever checks a draw with a program of their own. */
export function writeSealedInput(run: DrawRun): string {
  const input = run.kind === "group" ? orderGroupInput(run.input) : orderInput(run.input);
  return encodeCanonicalJson({ algorithm: run.algorithm, input });
}
