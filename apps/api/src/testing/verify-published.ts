import type { PegRunResponse } from "@tightlines/contract/draw-run";
import { type DrawVerification, verifyDraw } from "@tightlines/domain/draw/verify-draw";

/** Makes a published draw again from what everybody can read of it. */
export function verifyPublished(run: PegRunResponse): DrawVerification {
  const { seed, placements, turns, duels, rests } = run;
  if (!seed || !placements || !turns || !duels || !rests) throw new Error(`Draw ${run.number} is a secret`);
  return verifyDraw({ ...run, seed, placements, turns, duels, rests });
}
