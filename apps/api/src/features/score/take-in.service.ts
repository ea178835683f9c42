import type { ScoreOperationInput, ScoreOutcome } from "@tightlines/contract/score/score-operation";
import type { EventCall } from "../../platform/http/call.ts";
import { getPass } from "../pass/pass.service.ts";
import { applyScores, type ScoreTools } from "./apply-together.service.ts";
import { wholeViewer } from "./score.presenter.ts";

/**
 * Carries out what an organizer has brought from somebody else's device, by a file or by codes. The organizer accepts it,
 * whatever has become of the pass it was entered with. An operation keeps its id: the device may still send it itself.
 */
export async function takeIn(
  { db, event, caller: { userId } }: EventCall,
  { operations, passId }: { operations: readonly ScoreOperationInput[]; passId: number | null },
  tools: ScoreTools,
): Promise<ScoreOutcome[]> {
  if (passId !== null) await getPass(db, event.id, passId);
  // Nobody can prove here which account has entered it: the organizer answers for that.
  const teller = { userId: passId === null ? userId : null, passId, takenInBy: userId, viewer: wholeViewer };
  return applyScores(db, event.id, { operations, teller }, tools);
}
