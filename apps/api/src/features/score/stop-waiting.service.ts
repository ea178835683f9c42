import { type LoggedOperation, scoreOperation } from "@tightlines/contract/score/score-operation";
import type { EventCall } from "../../platform/http/call.ts";
import { requireFound } from "../../platform/http/require-found.ts";
import { changeEventPart } from "../event/event-part.service.ts";
import { applyAtDesk, scopeOf, tellerOf } from "./apply-scores.service.ts";
import { type PublishCorrections, scopeAbout } from "./publish-corrections.ts";
import { openDesk } from "./score-desk.ts";
import * as operationLog from "./score-operation.repository.ts";
import { presentOperation } from "./score.presenter.ts";
import * as waitingOperations from "./waiting-operation.repository.ts";

/** Judges what waits as things stand: what it waits for does not come any more, and somebody decides about it. */
export async function stopWaiting(
  call: EventCall,
  id: string,
  publish: PublishCorrections,
): Promise<LoggedOperation> {
  const { db, event } = call;
  const { sessionId } = requireFound(
    await waitingOperations.findById(db, event.id, id),
    "score-operation-not-found",
  );
  const scope = await scopeAbout(db, event.id, [sessionId], scopeOf([sessionId]));
  return changeEventPart(call, scope, async (change) => {
    const { trx } = change;
    const seen = await waitingOperations.findById(trx, event.id, id);
    const operation = scoreOperation.parse(requireFound(seen, "score-operation-not-found").said);
    const desk = await openDesk(trx, event.id, [operation]);
    // Whoever has brought what it waited for meanwhile has carried it out.
    const row = requireFound(
      desk.waiting.find((waiting) => waiting.id === id),
      "score-operation-not-found",
    );
    const teller = { ...tellerOf(row), isLast: true as const };
    await applyAtDesk(change, desk, { operations: [operation], teller, publish });
    return presentOperation((await operationLog.findNamed(trx, event.id, id))!);
  });
}
