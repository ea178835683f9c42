import type { ScoreOperationInput, ScoreOutcome } from "@tightlines/contract/score/score-operation";
import { ApiProblem } from "../../../lib/api/api-problem.ts";
import type { ScoreCaller } from "./score-caller.ts";

/**
 * Sends operations in one call. A call that the server does not understand names no culprit: it is sent again in halves,
 * until the one that cannot be read stands alone and is refused, and holds nothing else back.
 */
export async function sendOperations(
  caller: Pick<ScoreCaller, "send">,
  eventId: number,
  operations: readonly ScoreOperationInput[],
): Promise<ScoreOutcome[]> {
  try {
    return await caller.send(eventId, operations);
  } catch (error) {
    if (!(error instanceof ApiProblem) || !isUnreadable(error)) throw error;
    const [only] = operations;
    if (only && operations.length === 1) return [refusal(only, error)];
    const half = Math.ceil(operations.length / 2);
    const first = await sendOperations(caller, eventId, operations.slice(0, half));
    return [...first, ...(await sendOperations(caller, eventId, operations.slice(half)))];
  }
}

/**
 * The server says so about what was sent, not about who sends it or how the event stands. A proxy on the way, which
 * answers in words of its own, has not read it.
 */
function isUnreadable({ code }: ApiProblem): boolean {
  return ["invalid-input", "malformed-json", "malformed-request", "too-large"].includes(code);
}

function refusal({ id }: ScoreOperationInput, { code, detail }: ApiProblem): ScoreOutcome {
  return { id, outcome: "refused", score: null, problem: { code, detail } };
}
