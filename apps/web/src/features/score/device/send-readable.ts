import { ApiProblem } from "../../../lib/api/api-problem.ts";

interface Refused {
  id: string;
  outcome: "refused";
  problem: { code: string; detail: string };
}

/**
 * Sends in one call. A call that the server does not understand names no culprit: it is sent again in halves, until the
 * one that cannot be read stands alone and is refused, and holds nothing else back.
 */
export async function sendReadable<Body extends { id: string }, Answer>(
  bodies: readonly Body[],
  send: (bodies: readonly Body[]) => Promise<Answer[]>,
): Promise<(Answer | Refused)[]> {
  try {
    return await send(bodies);
  } catch (error) {
    if (!(error instanceof ApiProblem) || !isUnreadable(error)) throw error;
    const [only] = bodies;
    if (only && bodies.length === 1) return [refusal(only, error)];
    const half = Math.ceil(bodies.length / 2);
    const first = await sendReadable(bodies.slice(0, half), send);
    return [...first, ...(await sendReadable(bodies.slice(half), send))];
  }
}

/**
 * The server says so about what was sent, not about who sends it or how the event stands. A proxy on the way, which
 * answers in words of its own, has not read it.
 */
function isUnreadable({ code }: ApiProblem): boolean {
  return ["invalid-input", "malformed-json", "malformed-request", "too-large"].includes(code);
}

function refusal({ id }: { id: string }, { code, detail }: ApiProblem): Refused {
  return { id, outcome: "refused", problem: { code, detail } };
}
